import { test as base } from 'playwright/test';

/** Origin of a paper on the shared server. */
export const originOf = (devHost: string) => `http://${devHost}.localhost:${process.env.EDICOLA_PORT}`;

/** A browser test on Il Messaggero's newsstand that also fails on any script error or policy violation of the page. */
export const test = base.extend<{ faults: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from this pattern
  baseURL: async ({}, use) => {
    await use(originOf('ilmessaggero'));
  },
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (
          message.type() === 'error' &&
          /Content.Security|Trusted|hydrat|Minified React/i.test(message.text())
        ) {
          faults.push(message.text());
        }
      });
      await use(faults);
      if (faults.length > 0) throw new Error(`The page reported:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],
});
