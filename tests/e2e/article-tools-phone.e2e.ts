import { devices, expect, type Page } from 'playwright/test';
import { findArticle, pathOfArticle } from '#tests/support/ask-newsstand.ts';
import { test as base } from '#tests/support/newsstand-test.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { gotoReady, holdStylesheets } from '#tests/support/page-code.ts';

declare global {
  interface Window {
    /** For each dialog that opened and each print, whether the app’s whole styles were loaded. */
    shown: boolean[];
  }
}

/** Without hover the whole style sheets load with the first touch; here they are delayed. */
const test = base.extend<{ release: () => Promise<void>; address: string }>({
  release: async ({ page }, use) => {
    await page.addInitScript(() => {
      window.shown = [];
      const note = () => {
        const sheets = [
          ...document.querySelectorAll<HTMLLinkElement>('link[href*="/entry-browser-"][rel=stylesheet]'),
        ];
        window.shown.push(
          sheets.length > 0 && sheets.every(({ disabled, sheet }) => !disabled && sheet !== null),
        );
      };
      window.print = note;
      const { showModal } = HTMLDialogElement.prototype;
      HTMLDialogElement.prototype.showModal = function () {
        note();
        showModal.call(this);
      };
    });
    await use(await holdStylesheets(page));
  },
  address: async ({ request }, use) => {
    await use(pathOfArticle(await findArticle(request, ({ accesso }) => accesso === 'free')));
  },
});

// All but the browser type, which would need a separate Playwright worker.
const { defaultBrowserType, ...PHONE } = devices['Pixel 7'];
test.use({ ...PHONE, viewport: { width: 390, height: 844 } });

const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Strumenti di lettura' }).getByRole('button', { name });
const shown = (page: Page) => page.evaluate(() => window.shown);

test('NWS-04 PRF-04 an article prints after the first tap, once the print styles are loaded', {
  tag: '@long',
}, async ({ page, release, address }) => {
  await gotoReady(page, address);
  expect(await page.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(false);
  await tool(page, 'Stampa').tap();
  expect(await shown(page)).toEqual([]);
  await release();
  await expect.poll(() => shown(page), POLL_FAST).toEqual([true]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('NWS-04 PRF-04 the text panel opens after the first tap, once its styles are loaded', async ({
  page,
  release,
  address,
}) => {
  const code = ['js', 'css'].map((kind) => page.waitForResponse(`**/assets/deferred-parts-*.${kind}`));
  await gotoReady(page, address);
  const panel = page.getByRole('dialog', { name: 'Aspetto del testo' });
  await tool(page, 'Testo').tap();
  for (const file of code) await (await file).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(panel).toBeHidden();
  expect(await shown(page)).toEqual([]);
  await release();
  await expect(panel).toBeVisible();
  expect(await shown(page)).toEqual([true]);
});
