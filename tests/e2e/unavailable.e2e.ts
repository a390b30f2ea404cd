import { expect, type Page } from 'playwright/test';
import { findArticle, type ListedArticle, pathOfArticle } from '#tests/support/ask-newsstand.ts';
import { test as base } from '#tests/support/faulty-network-test.ts';
import { untilCached } from '#tests/support/first-visit.ts';

/** Slightly longer than the pause before the page retries. */
const RETRY_MS = 21_000;
const KIND_TITLE = 'L’edicola è chiusa per qualche istante';

const test = base.extend<{ article: ListedArticle }>({
  worker: false,
  article: async ({ request }, use) => {
    await use(await findArticle(request));
  },
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('NAV-24 an unavailable server shows a friendly page, and the requested one when it is available', async ({
  page,
  faultProxy,
  article,
}) => {
  faultProxy.network('unavailable');
  await page.goto(pathOfArticle(article));
  await expect(title(page)).toHaveText(KIND_TITLE);
  faultProxy.network('good');
  await page.getByRole('link', { name: 'Riprova adesso' }).click();
  await expect(title(page)).toHaveText(article.titolo);
});

test('NAV-24 the requested page opens by itself once the server is available again, and not earlier', {
  tag: '@long',
}, async ({ page, faultProxy, article }) => {
  await page.clock.install();
  faultProxy.network('unavailable');
  await page.goto(pathOfArticle(article));
  const opened = await page.evaluate(() => performance.timeOrigin);
  const asked = page.waitForResponse((reply) => reply.request().method() === 'HEAD');
  await page.clock.runFor(RETRY_MS);
  expect((await asked).status()).toBe(503);
  await expect(page.getByText('La pagina riprova da sola')).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  faultProxy.network('good');
  await page.clock.runFor(RETRY_MS);
  await expect(title(page)).toHaveText(article.titolo);
});

test.describe('with a worker', () => {
  test.use({ worker: true });

  test('OFF-02 an unavailable server does not hide what is on the device', { tag: '@long' }, async ({
    page,
    faultProxy,
    article,
  }) => {
    await page.goto(pathOfArticle(article));
    await page.keyboard.press('Shift');
    await page.locator('html[data-ready]').waitFor();
    await untilCached(page, `/api/edicola/articolo?id=${article.id}`);
    faultProxy.network('unavailable');
    await page.goto(pathOfArticle(article));
    await expect(title(page)).toHaveText(article.titolo);
    await page.goto('/edizione/nazionale/2019-01-01');
    await expect(title(page)).toHaveText(KIND_TITLE);
  });
});
