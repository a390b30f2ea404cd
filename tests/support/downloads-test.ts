import { expect, type Page } from 'playwright/test';
import { test as base } from './faulty-network-test.ts';
import { gotoSettled } from './page-code.ts';
import { recordSaid } from './said-log.ts';

/** The worker is on its way first, and a download follows; not a promise to readers, but a machine that may be busy. */
export const DOWNLOAD_MS = 60_000;

/** A browser test behind a network that can be spoiled, whose page keeps a record of what it says. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await recordSaid(page);
    await use(page);
  },
});

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const section = (page: Page, name: string) => page.getByRole('region', { name });

/** Of the list of downloads, the row of an edition. */
export const rowOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, level: 3 }) });

/** The names of those that are here whole. */
export const ready = (page: Page) => section(page, 'Pronte da leggere').getByRole('heading', { level: 3 });

/** Begins to download today's issue of an edition, by the bar of its page. */
export async function download(page: Page, edition: string, how: 'Con le immagini' | 'Solo testo') {
  await gotoSettled(page, `/edizione/${edition}`);
  await button(page, /^Scarica /).click();
  await page.getByRole('dialog').getByRole('button', { name: how }).click();
  // Written down: whoever leaves the page now has asked for it.
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
