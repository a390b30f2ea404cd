import { expect, type Page } from 'playwright/test';

declare global {
  interface Window {
    /** What this document has said so far. */
    said?: string[];
  }
}

/**
 * Keeps a record of everything that the page's live regions say, from its next opening on. What stands there for a few
 * seconds only may be over before a busy machine looks.
 */
export async function recordSaid(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    const last = new WeakMap<Element, string>();
    window.said = said;
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status], [role=alert]')) {
        const words = region.textContent.trim();
        if (words && words !== last.get(region)) said.push(words);
        last.set(region, words);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** The page has said this, or says it soon. */
export async function expectSaid(page: Page, words: string | RegExp): Promise<void> {
  const isIt = (said: string) => (typeof words === 'string' ? said.includes(words) : words.test(said));
  await expect.poll(async () => (await saidSoFar(page)).some(isIt), `says ${words}`).toBe(true);
}

/** Nothing while the page is on its way to another one. */
const saidSoFar = (page: Page): Promise<string[]> => page.evaluate(() => window.said ?? []).catch(() => []);
