import { expect } from 'playwright/test';
import { pathOfArticle, todaysArticles } from '#tests/support/ask-newsstand.ts';
import { WHOLE } from '#tests/support/browsers.ts';
import { test } from '#tests/support/newsstand-test.ts';

/** Playwright switches the cache off, because tests rarely expect a page that is not loaded. */
const WITH_CACHE = { ...WHOLE, ignoreDefaultArgs: ['--disable-back-forward-cache'] };

test('NAV-22 public pages come back from the browser’s back/forward cache', { tag: '@long' }, async ({
  playwright,
  baseURL,
  request,
}) => {
  const [article] = await todaysArticles(request);
  if (!article) throw new Error('today’s paper has no article');
  const browser = await playwright.chromium.launch(WITH_CACHE);
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'it-IT' });
  // A worker that takes over a page for the first time empties the cache.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const page = await context.newPage();
  const paths = [
    '/',
    pathOfArticle(article),
    '/edizione/nazionale',
    '/sezioni',
    '/firme',
    '/archivio',
    '/faq',
  ];
  for (const path of [...paths, '/ricerca/acqua', '/vetrina', '/contact']) {
    await page.goto(path);
    await page.keyboard.press('Shift');
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate((mark) => Reflect.set(window, 'mark', mark), path);
    await page.goto('/note-legali');
    await page.goBack({ waitUntil: 'commit' });
    expect(await page.evaluate(() => Reflect.get(window, 'mark')), path).toBe(path);
  }
  await browser.close();
});
