import type { Page, Request, TestInfo } from 'playwright/test';

const SHOWN = 4000;

/**
 * Prints the page's contents and pending requests when its test fails. On machines that keep only the output, this is
 * the only trace of the failure.
 */
export function watchLastMoments(page: Page, test: TestInfo): () => Promise<void> {
  const begun = new Map<Request, number>();
  const answers: string[] = [];
  const said: string[] = [];
  const note = (request: Request, how: string | number) => {
    if (request.url().includes('/api/')) answers.push(`${how} ${request.method()} ${request.url()}`);
  };
  page.on('request', (request) => begun.set(request, Date.now()));
  page.on('response', (response) => note(response.request(), response.status()));
  page.on('requestfinished', (request) => begun.delete(request));
  page.on('requestfailed', (request) => {
    begun.delete(request);
    note(request, request.failure()?.errorText ?? 'failed');
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  return async () => {
    if (test.status === test.expectedStatus) return;
    const pending = [...begun].map(([request, at]) => `${Date.now() - at} ms ${request.url()}`);
    const shown = await page
      .locator('body')
      .ariaSnapshot({ timeout: 5000 })
      .catch(() => 'nothing that could be read');
    const parts: [string, string[]][] = [
      ['last calls', answers.slice(-12)],
      ['not answered', pending],
      ['console', said.slice(-12)],
      ['shown', [shown.slice(0, SHOWN)]],
    ];
    const told = parts.map(([name, lines]) => `   ${name}:\n${lines.join('\n')}\n`);
    process.stdout.write(`── ${test.title}\n   at ${page.url()}\n${told.join('')}`);
  };
}
