import { expect, type Page } from 'playwright/test';
import { recordAnnouncements } from './announcements.ts';
import { test as base } from './faulty-network-test.ts';
import { gotoSettled } from './page-code.ts';

/** Time for the worker to start and for a download; not a promise to readers, but for a busy machine. */
export const DOWNLOAD_MS = 60_000;

/** A browser test behind a proxy for network faults, whose page records its announcements. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await recordAnnouncements(page);
    await use(page);
  },
});

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const section = (page: Page, name: string) => page.getByRole('region', { name });

/** The row of an edition in the list of downloads. */
export const rowOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, level: 3 }) });

/** Names of the editions that are completely downloaded. */
export const ready = (page: Page) => section(page, 'Pronte da leggere').getByRole('heading', { level: 3 });

/** Starts the download of today's issue of an edition from the bar of its page. */
export async function download(page: Page, edition: string, how: 'Con le immagini' | 'Solo testo') {
  await gotoSettled(page, `/edizione/${edition}`);
  await button(page, /^Scarica /).click();
  await page.getByRole('dialog').getByRole('button', { name: how }).click();
  // The download is saved by now, so the page may be left.
  await expect(button(page, /^Scarica /)).toHaveCount(0);
}

/** Downloads the texts of today's issues and opens the list. */
export async function downloaded(page: Page, ...editions: string[]) {
  for (const edition of editions) {
    await download(page, edition, 'Solo testo');
    await expect(button(page, /scaricata: mostra i dettagli$/)).toBeVisible({ timeout: DOWNLOAD_MS });
  }
  await gotoSettled(page, '/scaricati');
  await expect(ready(page)).toHaveCount(editions.length);
}
