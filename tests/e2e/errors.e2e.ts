import { expect, type Page, type Route } from 'playwright/test';
import { findArticle, type ListedArticle, pathOfArticle } from '#tests/support/ask-newsstand.ts';
import { test as base } from '#tests/support/newsstand-test.ts';
import { gotoReady, gotoSettled } from '#tests/support/page-code.ts';

const ARTICLE_DATA = '**/api/edicola/articolo?*';
const ARTICLE_CODE = /\/assets\/article-[\w-]{7}\.js$/;

/** The second try starts 1 s after the first, the third 2 s after the second; the rest is for a busy machine. */
const THIRD_TRY_MS = 10_000;

const test = base.extend<{ article: ListedArticle; openings: string[] }>({
  article: async ({ request }, use) => {
    await use(await findArticle(request));
  },
  /** Every document the page loaded, in order: the router may request a pending one twice. */
  openings: async ({ page }, use) => {
    const openings: string[] = [];
    page.on('domcontentloaded', () => openings.push(new URL(page.url()).pathname));
    await use(openings);
  },
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const linkTo = (page: Page, article: ListedArticle) =>
  page.locator(`main a[href="${pathOfArticle(article)}"]:visible`).first();
const failures = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('reload_loop_counter') ?? '[]') as number[]);

const FAILURES: { name: string; title: string; fail: (route: Route) => Promise<void> }[] = [
  {
    name: 'an error of the server',
    title: 'Unexpected Application Error!',
    fail: (route) =>
      route.fulfill({
        status: 500,
        json: { success: false, status: { code: 'ERR_GENERIC', message: 'x' }, data: null },
      }),
  },
  {
    name: 'a page of a proxy instead of data',
    title: 'Unexpected Application Error!',
    fail: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  },
  {
    name: 'data of another shape',
    title: 'Unexpected Application Error!',
    fail: (route) => route.fulfill({ json: { success: true, data: { article: 7 } } }),
  },
  {
    name: 'a connection that runs out of time',
    title: 'Questa pagina non è sul dispositivo',
    fail: (route) => route.abort('timedout'),
  },
];

for (const [at, { name, title: expected, fail }] of FAILURES.entries()) {
  test(
    `NAV-21 ${name} shows the error page, and trying again helps`,
    at === 0 ? {} : { tag: '@long' },
    async ({ page, article, openings }) => {
      await gotoSettled(page, '/edizione/nazionale');
      await page.route(ARTICLE_DATA, fail);
      await linkTo(page, article).click();
      await expect(title(page)).toHaveText(expected);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Torna alla home' })).toHaveAttribute('href', '/');
      await page.unroute(ARTICLE_DATA);
      await page.getByRole('button', { name: 'Riprova' }).click();
      await expect(title(page)).toHaveText(article.titolo);
      expect(openings).toHaveLength(1);
    },
  );
}

test('NWS-04 an article withdrawn while its list was open shows that, with ways on', async ({
  page,
  article,
  openings,
}) => {
  await gotoSettled(page, '/edizione/nazionale');
  const section = { id: 7, slug: 'economia', titolo: 'Economia' };
  const edition = { id: 3, slug: 'nazionale', titolo: 'Nazionale' };
  await page.route(ARTICLE_DATA, (route) =>
    route.fulfill({
      status: 410,
      json: {
        success: false,
        status: { code: 'ERR_ARTICLE_WITHDRAWN' },
        data: {
          id: article.id,
          data: '2025-04-03',
          edizione: edition,
          sezione: section,
          sezione_presente: true,
        },
      },
    }),
  );
  await linkTo(page, article).click();
  await expect(title(page)).toHaveText('La redazione ha ritirato questo articolo');
  await expect(page).toHaveTitle(/^La redazione ha ritirato questo articolo · /);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('link', { name: 'Vai a Economia' })).toHaveAttribute(
    'href',
    '/sezione/economia/2025-04-03/3',
  );
  await page.getByRole('link', { name: 'Torna alla home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page).not.toHaveTitle(/ritirato/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  expect(openings).toHaveLength(1);
});

test('NAV-21 the error page links to the front page', { tag: '@long' }, async ({
  page,
  article,
  openings,
}) => {
  await gotoReady(page, '/edizione/nazionale');
  await page.route(ARTICLE_DATA, (route) => route.fulfill({ status: 500, body: '' }));
  await linkTo(page, article).click();
  await page.getByRole('link', { name: 'Torna alla home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Leggi l’edizione' })).toBeVisible();
  expect(openings).toHaveLength(1);
});

test('NAV-20 a missing chunk of the app reloads the page, and the reader can continue', async ({
  page,
  article,
  openings,
  faults,
}) => {
  await gotoSettled(page, '/edizione/nazionale');
  await page.route(ARTICLE_CODE, (route) => (openings.length === 1 ? route.abort() : route.continue()));
  await Promise.all([page.waitForEvent('load'), linkTo(page, article).click({ noWaitAfter: true })]);
  expect(openings).toHaveLength(2);
  expect(await failures(page)).toHaveLength(1);
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();
  if (openings[1] === '/edizione/nazionale') await linkTo(page, article).click();
  await expect(title(page)).toHaveText(article.titolo);
  faults.length = 0;
});

test('NAV-20 more than five failures in 100 seconds lead to the front page', async ({
  page,
  article,
  openings,
  faults,
}) => {
  await gotoSettled(page, '/edizione/nazionale');
  await page.evaluate(() =>
    localStorage.setItem('reload_loop_counter', JSON.stringify(Array.from({ length: 5 }, () => Date.now()))),
  );
  await page.route(ARTICLE_CODE, (route) => route.abort());
  await Promise.all([page.waitForURL(/\/$/), linkTo(page, article).click({ noWaitAfter: true })]);
  await expect(page.getByRole('link', { name: 'Leggi l’edizione' })).toBeVisible();
  expect(openings).toEqual(['/edizione/nazionale', '/']);
  expect(await failures(page)).toEqual([]);
  faults.length = 0;
});

test('NAV-20 offline the offline page is shown, nothing reloads, and the page opens once back online', async ({
  page,
  context,
  article,
  openings,
  faults,
}) => {
  await gotoSettled(page, '/edizione/nazionale');
  await context.setOffline(true);
  await expect(page.getByText('Sei offline.')).toBeVisible();
  await linkTo(page, article).click();
  await expect(title(page)).toHaveText('Questa pagina non è sul dispositivo');
  expect(openings).toHaveLength(1);
  expect(await failures(page)).toEqual([]);
  await context.setOffline(false);
  await expect(title(page)).toHaveText(article.titolo);
  expect(openings).toHaveLength(1);
  faults.length = 0;
});

test('NAV-20 a request that fails when the network comes back is retried', { tag: '@long' }, async ({
  page,
  context,
  article,
  openings,
  faults,
}) => {
  await gotoSettled(page, '/edizione/nazionale');
  await context.setOffline(true);
  await linkTo(page, article).click();
  await expect(title(page)).toHaveText('Questa pagina non è sul dispositivo');
  let stumbles = 2;
  await page.route(ARTICLE_DATA, (route) => {
    stumbles -= 1;
    return stumbles < 0 ? route.continue() : route.abort('connectionreset');
  });
  await context.setOffline(false);
  await expect(title(page)).toHaveText(article.titolo, { timeout: THIRD_TRY_MS });
  expect(stumbles).toBe(-1);
  expect(openings).toHaveLength(1);
  faults.length = 0;
});

test('OFF-02 a network lost before the first touch removes nothing from the page', {
  tag: '@long',
}, async ({ page, context, article, openings, faults }) => {
  await gotoReady(page, pathOfArticle(article));
  await context.setOffline(true);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('Shift');
  await page.getByRole('link', { name: 'Apri il menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await page.getByRole('link', { name: 'Chiudi il menu' }).click();
  await expect(title(page)).toHaveText(article.titolo);
  await context.setOffline(false);
  await expect(page.locator('dialog[data-live]')).toBeAttached();
  await expect(title(page)).toHaveText(article.titolo);
  expect(openings).toHaveLength(1);
  faults.length = 0;
});
