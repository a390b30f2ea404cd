import { expect, type Page } from 'playwright/test';
import { type ListedArticle, pathOfArticle } from './ask-newsstand.ts';
import { POLL_FAST } from './often.ts';

/**
 * Time for the worker to fetch all parts of the app before it is active; not a promise to readers, but for a busy
 * machine.
 */
export const INSTALL_MS = 60_000;

/** The call that loads an article's page. */
export const dataOf = ({ id }: ListedArticle) => `/api/edicola/articolo?id=${id}`;

/** Text of an address in the worker's caches; null where it is not cached. */
export const downloadedText = (page: Page, address: string) =>
  page.evaluate(async (url) => (await (await caches.match(url))?.text()) ?? null, address);

export const isCached = (page: Page, address: string) =>
  page.evaluate(async (url) => (await caches.match(url)) !== undefined, address);

export async function untilCached(page: Page, address: string): Promise<void> {
  await expect.poll(() => isCached(page, address), { ...POLL_FAST, timeout: INSTALL_MS }).toBe(true);
}

/** Opens the article for the first time and waits until the worker has cached it. */
export async function firstVisit(page: Page, article: ListedArticle): Promise<void> {
  await page.goto(pathOfArticle(article));
  await expect(page.getByRole('heading', { level: 1, name: article.titolo })).toBeVisible();
  // The worker is registered at the reader's first touch, or after a few idle seconds.
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();
  await untilCached(page, dataOf(article));
}
