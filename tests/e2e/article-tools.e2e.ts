import { expect, type Page } from 'playwright/test';
import {
  findArticle,
  type ListedArticle,
  pathOfArticle,
  todaysArticles,
} from '#tests/support/ask-newsstand.ts';
import { test as base, originOf } from '#tests/support/newsstand-test.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { ENTRY, gotoSettled } from '#tests/support/page-code.ts';

const test = base.extend<{ free: ListedArticle }>({
  free: async ({ request }, use) => {
    await use(await findArticle(request, ({ accesso }) => accesso === 'free'));
  },
});

declare global {
  interface Window {
    shared?: ShareData;
    printed?: number;
  }
}

const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Strumenti di lettura' }).getByRole('button', { name });
const textSize = (page: Page) =>
  page
    .locator('article div[lang=it] > p')
    .first()
    .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('NWS-04 the chosen text size applies immediately, after a reload, and before hydration', async ({
  page,
  free,
  faults,
}) => {
  await gotoSettled(page, pathOfArticle(free));
  const usual = await textSize(page);
  await tool(page, 'Testo').click();
  const panel = page.getByRole('dialog', { name: 'Aspetto del testo' });
  await panel.getByRole('slider', { name: 'Dimensione del testo' }).press('End');
  await expect(page.locator('html')).toHaveAttribute('data-reading-scale', '5');
  const large = await textSize(page);
  expect(large).toBeCloseTo(usual * 1.6, 0);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(tool(page, 'Testo')).toBeFocused();

  await page.route(ENTRY, (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-reading-scale', '5');
  expect(await textSize(page)).toBeCloseTo(large, 1);
  faults.length = 0;

  await page.unroute(ENTRY);
  await gotoSettled(page, pathOfArticle(free));
  await tool(page, 'Testo').click();
  await expect(panel.getByRole('slider')).toHaveAttribute('aria-valuetext', '160%');
  await panel.getByRole('button', { name: 'Ripristina' }).click();
  await expect.poll(() => textSize(page), POLL_FAST).toBeCloseTo(usual, 1);
});

test('BRW-04 where localStorage is blocked the text size still changes', { tag: '@long' }, async ({
  page,
  free,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await gotoSettled(page, pathOfArticle(free));
  await tool(page, 'Testo').click();
  await page.getByRole('slider').press('Home');
  await expect(page.locator('html')).toHaveAttribute('data-reading-scale', '0');
});

test('NWS-04 an article is shared with the device’s share sheet', async ({ page, free }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      if (data) window.shared = data;
    };
  });
  await gotoSettled(page, pathOfArticle(free));
  await tool(page, 'Condividi').click();
  await expect
    .poll(() => page.evaluate(() => window.shared), POLL_FAST)
    .toEqual({ title: free.titolo, url: originOf('ilmessaggero') + pathOfArticle(free) });
});

test('NWS-04 without a share sheet the address is copied, and a failure is shown', {
  tag: '@long',
}, async ({ page, context, free }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await gotoSettled(page, pathOfArticle(free));
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await tool(page, 'Condividi').click();
  await expect(page.getByText('Indirizzo copiato')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    originOf('ilmessaggero') + pathOfArticle(free),
  );
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await tool(page, 'Condividi').click();
  await expect(page.getByText('Condivisione non riuscita')).toBeVisible();
});

test('NWS-04 a free article prints with its text only', async ({ page, free }) => {
  await page.addInitScript(() => {
    window.print = () => {
      window.printed = (window.printed ?? 0) + 1;
    };
  });
  await gotoSettled(page, pathOfArticle(free));
  await tool(page, 'Stampa').click();
  expect(await page.evaluate(() => window.printed)).toBe(1);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(title(page)).toBeVisible();
  for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeHidden();
  await expect(tool(page, 'Stampa')).toBeHidden();
  expect(await title(page).evaluate((heading) => getComputedStyle(heading).color)).toBe('rgb(0, 0, 0)');
});

test('NWS-05 the free part of a paid article is not offered for printing', { tag: '@long' }, async ({
  page,
  request,
}) => {
  await gotoSettled(page, pathOfArticle(await findArticle(request, ({ accesso }) => accesso === 'digital+')));
  await expect(tool(page, 'Condividi')).toBeVisible();
  await expect(tool(page, 'Stampa Per abbonati')).toBeDisabled();
});

test('NWS-02 J and K turn to the next and the previous article, unless switched off', async ({
  page,
  request,
}) => {
  const [first, second] = await todaysArticles(request);
  if (!first || !second) throw new Error('Today has fewer than two articles');
  await gotoSettled(page, pathOfArticle(first));
  // The shortcuts are loaded when the page is idle; a second press would turn on to the third article.
  await expect(async () => {
    if (new URL(page.url()).pathname === pathOfArticle(first)) await page.keyboard.press('j');
    await expect(page).toHaveURL(pathOfArticle(second));
  }).toPass();
  await expect(title(page)).toHaveText(second.titolo);
  await page.keyboard.press('k');
  await expect(title(page)).toHaveText(first.titolo);

  await page.keyboard.press('t');
  const panel = page.getByRole('dialog', { name: 'Aspetto del testo' });
  await panel.getByRole('group', { name: 'Tasti J, K, T' }).getByRole('radio', { name: 'Spenti' }).check();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  for (const key of ['j', 't']) await page.keyboard.press(key);
  await tool(page, 'Testo').click();
  await expect(panel).toBeVisible();
  await expect(page).toHaveURL(pathOfArticle(first));
});
