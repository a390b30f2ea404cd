import { expect, type Page } from 'playwright/test';

declare global {
  interface Window {
    /** Announcements of this document so far. */
    said?: string[];
  }
}

/**
 * Records everything that the page's live regions announce, from its next navigation on. A message shown for a few
 * seconds may be gone before a busy machine reads it.
 */
export async function recordAnnouncements(page: Page): Promise<void> {
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

/** Expects that the page has announced the words, or does so soon. */
export async function expectAnnounced(page: Page, words: string | RegExp): Promise<void> {
  const isIt = (said: string) => (typeof words === 'string' ? said.includes(words) : words.test(said));
  await expect.poll(async () => (await announcementsSoFar(page)).some(isIt), `says ${words}`).toBe(true);
}

/** Announcements so far; empty while the page is navigating. */
const announcementsSoFar = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.said ?? []).catch(() => []);
