import { expect, type Page } from 'playwright/test';
import { expectAnnounced, recordAnnouncements } from '#tests/support/announcements.ts';
import { type ListedArticle, pathOfArticle } from '#tests/support/ask-newsstand.ts';
import { cut, restore } from '#tests/support/cut-network.ts';
import { dataOf, downloadedText, firstVisit, untilCached } from '#tests/support/first-visit.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { cacheAnswers, test } from '#tests/support/two-articles-test.ts';

/**
 * Time limit of these checks: shorter than the slow network's delay, so that what is shown comes from the device. A
 * cached page appears within a second, a page that is not cached has three; the rest is for a busy machine.
 */
const BEFORE_SLOW_ANSWER_MS = 8000;
/** Time for several slow answers in a row, with pictures in the queue; a bad network is retried in steps. */
const TIMEOUT_MS = 45_000;

const NOT_HERE = 'Questa pagina non è sul dispositivo';
const HOME_DATA = '/api/edicola/home';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const banner = (page: Page) => page.locator('[data-banner]');
const shelf = (page: Page) => page.getByRole('region', { name: 'Da leggere su questo dispositivo' });
const retry = (page: Page) => page.getByRole('button', { name: 'Riprova' });
const linkTo = (page: Page, { id }: ListedArticle) =>
  page.locator(`main a[href^="/articolo/${id}"]:visible`).first();
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });
const soon = { timeout: BEFORE_SLOW_ANSWER_MS };
const inTheEnd = { timeout: TIMEOUT_MS };

for (const network of ['silent', 'slow'] as const) {
  const details = network === 'slow' ? { tag: '@long' } : {};
  // A silent network never answers, so that what is shown comes from the device whenever it appears.
  const limit = network === 'slow' ? soon : {};
  test(
    `OFF-02 NAV-20 on a ${network} network a held article is there, with its age, and readers go from page to page of what is held`,
    details,
    async ({ page, faultProxy, today }) => {
      await firstVisit(page, today.toRead);
      await page.goto('/');
      await page.keyboard.press('Shift');
      await untilCached(page, HOME_DATA);
      faultProxy.network(network);
      await open(page, pathOfArticle(today.toRead));
      await expect(title(page)).toHaveText(today.toRead.titolo, limit);
      await expect(page.locator('html')).toHaveAttribute('data-brand', 'mg');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Il Messaggero' })).toBeVisible();
      await expect(banner(page)).toHaveText(
        /^Connessione lenta\. Contenuti aggiornati (?:alle |all’)\d{1,2}\.\d\d\.$/,
        limit,
      );
      await expect(page.getByRole('status').filter({ hasText: 'Connessione lenta.' })).toBeVisible();

      await open(page, '/');
      const started = await page.evaluate(() => performance.timeOrigin);
      await linkTo(page, today.toRead).click(limit);
      await expect(title(page)).toHaveText(today.toRead.titolo, limit);
      await page.goBack();
      await linkTo(page, today.toLeaveUnread).click(limit);
      await expect(title(page)).toHaveText(NOT_HERE, limit);
      await shelf(page).getByRole('link', { name: today.toRead.titolo }).click();
      await expect(title(page)).toHaveText(today.toRead.titolo, limit);
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(started);
    },
  );
}

test('OFF-01 NAV-20 on a silent network a page that is not cached shows that, and loads once back online', {
  tag: '@long',
}, async ({ page, faultProxy, today }) => {
  await firstVisit(page, today.toRead);
  faultProxy.network('silent');
  await open(page, pathOfArticle(today.toLeaveUnread));
  await expect(title(page)).toHaveText(NOT_HERE, soon);
  await expect(shelf(page).getByRole('link')).toHaveText([today.toRead.titolo]);
  await retry(page).press('Enter');
  // The repeated page has replaced the one with the pressed button.
  await expect(title(page)).toBeFocused(soon);
  await expect(title(page)).toHaveText(NOT_HERE);
  faultProxy.network('good');
  await expect(title(page)).toHaveText(today.toLeaveUnread.titolo, inTheEnd);
  await expect(title(page)).toBeFocused();
  await expect(banner(page)).toBeHidden(inTheEnd);
  await expect(page).toHaveURL(new RegExp(`${pathOfArticle(today.toLeaveUnread)}$`));
});

test('NAV-20 on a slow network a page that is not cached shows that, and opens by itself when it arrives', {
  tag: '@long',
}, async ({ page, faultProxy, today }) => {
  await firstVisit(page, today.toRead);
  const answer = faultProxy.hold(/./);
  await open(page, pathOfArticle(today.toLeaveUnread));
  await expect(title(page)).toHaveText(NOT_HERE, soon);
  await expect(page.getByText('Connessione lenta', { exact: true })).toBeVisible();
  answer();
  await expect(title(page)).toHaveText(today.toLeaveUnread.titolo, inTheEnd);
});

test('NAV-20 the page notices a network that comes back while a cached page is read', {
  tag: '@long',
}, async ({ page, faultProxy, today }) => {
  await firstVisit(page, today.toRead);
  faultProxy.network('silent');
  await open(page, pathOfArticle(today.toRead));
  await expect(banner(page)).toBeVisible(soon);
  faultProxy.network('good');
  await expect(banner(page)).toBeHidden(inTheEnd);
});

test('OFF-02 a late answer replaces a cached list, and a cached text that the reader has not begun', {
  tag: '@long',
}, async ({ page, faultProxy, today: { toRead } }) => {
  await firstVisit(page, toRead);
  await page.goto('/');
  await page.keyboard.press('Shift');
  await untilCached(page, HOME_DATA);
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  for (const address of [HOME_DATA, dataOf(toRead)]) {
    faultProxy.rewrite(address, (text) => text.replaceAll(inJson(toRead.titolo), 'Titolo nuovo'));
  }
  faultProxy.network('slow');
  await open(page, '/');
  await expect(linkTo(page, toRead)).toContainText(toRead.titolo, soon);
  await expect(linkTo(page, toRead)).toContainText('Titolo nuovo', inTheEnd);
  await open(page, pathOfArticle(toRead));
  await expect(title(page)).toHaveText(toRead.titolo, soon);
  await expect(title(page)).toHaveText('Titolo nuovo', inTheEnd);
});

test('OFF-02 a text being read does not change until it is opened again', {
  tag: '@long',
}, async ({ page, faultProxy, today: { toRead } }) => {
  await firstVisit(page, toRead);
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  faultProxy.rewrite(dataOf(toRead), (text) => text.replaceAll(inJson(toRead.titolo), 'Titolo nuovo'));
  faultProxy.network('slow');
  await open(page, pathOfArticle(toRead));
  await expect(title(page)).toHaveText(toRead.titolo, soon);
  await page.mouse.wheel(0, 600);
  await expect
    .poll(() => downloadedText(page, dataOf(toRead)), { ...POLL_FAST, ...inTheEnd })
    .toContain('Titolo nuovo');
  await expect(banner(page)).toBeVisible(soon);
  await expect(title(page)).toHaveText(toRead.titolo);
  await open(page, pathOfArticle(toRead));
  await expect(title(page)).toHaveText('Titolo nuovo', soon);
});

const NOTHING_TO_SEARCH = 'Senza connessione si cerca nelle edizioni scaricate';

test('NWS-06 NAV-20 a search without an answer shows that, and its results appear once back online', {
  tag: '@long',
}, async ({ page, faultProxy, today }) => {
  await firstVisit(page, today.toRead);
  faultProxy.network('silent');
  await open(page, '/ricerca/acqua');
  await expect(title(page)).toHaveText(NOTHING_TO_SEARCH, soon);
  await retry(page).click();
  await expect(title(page)).toHaveText(NOTHING_TO_SEARCH, soon);
  faultProxy.network('good');
  await expect(page.getByRole('region', { name: 'Risultati' })).toBeVisible(inTheEnd);
});

test('OFF-02 without fonts and pictures a cached article is readable and their space is reserved', {
  tag: '@long',
}, async ({ page, context, faultProxy, today: { toRead, toLeaveUnread } }) => {
  await firstVisit(page, toRead);
  await cacheAnswers(page, [dataOf(toLeaveUnread)]);
  await page.evaluate(async () => {
    const assets = await caches.open('edicola-assets-v1');
    for (const request of await assets.keys())
      if (request.url.endsWith('.woff2')) await assets.delete(request);
  });
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  faultProxy.network('silent');
  await open(page, pathOfArticle(toLeaveUnread));
  await expect(title(page)).toHaveText(toLeaveUnread.titolo, soon);
  const faces = await page.evaluate(() =>
    [...document.fonts].filter(({ family, status }) => family.includes('Testata') && status === 'loaded'),
  );
  expect(faces).toEqual([]);
  const figure = page.locator('main figure').first();
  await expect(figure.locator('[data-missing="La foto non è ancora arrivata"]')).toBeVisible(inTheEnd);
  faultProxy.network('good');
  const picture = figure.locator('img');
  await expect(picture).not.toHaveAttribute('data-missing', inTheEnd);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('NAV-20 offline the age of the content is shown, and not for content from the network', {
  tag: '@long',
}, async ({ page, context, faultProxy, today }) => {
  await firstVisit(page, today.toRead);
  await cut(context, faultProxy);
  await expect(banner(page)).toHaveText(
    'Sei offline. Puoi leggere quello che hai scaricato o già aperto su questo dispositivo.',
  );
  await recordAnnouncements(page);
  await page.reload();
  await expect(title(page)).toHaveText(today.toRead.titolo);
  await expect(banner(page)).toHaveText(
    /^Sei offline\. Contenuti aggiornati (?:alle |all’)\d{1,2}\.\d\d\.$/,
    soon,
  );
  await restore(context, faultProxy);
  await expectAnnounced(page, 'Di nuovo online.');
  await expect(banner(page)).toBeHidden();
});
