import { expect, type Page } from 'playwright/test';
import { type Story, storyPath } from './ask-newsstand.ts';
import { POLL_FAST } from './often.ts';

/** The worker fetches all parts of the app before it is there; not a promise to readers, but a machine that may be busy. */
export const INSTALL_MS = 60_000;

/** The call that an article's page is made of. */
export const dataOf = ({ id }: Story) => `/api/edicola/articolo?id=${id}`;

/** What lies in the worker's caches under an address; null where nothing does. */
export const downloadedText = (page: Page, address: string) =>
  page.evaluate(async (url) => (await (await caches.match(url))?.text()) ?? null, address);

export const isCached = (page: Page, address: string) =>
  page.evaluate(async (url) => (await caches.match(url)) !== undefined, address);

export async function untilCached(page: Page, address: string): Promise<void> {
  await expect.poll(() => isCached(page, address), { ...POLL_FAST, timeout: INSTALL_MS }).toBe(true);
}

/** Opens the article for the first time and stays until the worker holds it. */
export async function firstVisit(page: Page, story: Story): Promise<void> {
  await page.goto(storyPath(story));
  await expect(page.getByRole('heading', { level: 1, name: story.titolo })).toBeVisible();
  // The worker comes with the reader's first touch, or after a few quiet seconds.
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();
  await untilCached(page, dataOf(story));
}
