import { expect, type Page } from 'playwright/test';
import { CACHES } from '#device/cache-names.ts';
import { pathOfArticle } from '#tests/support/ask-newsstand.ts';
import { cut, restore } from '#tests/support/cut-network.ts';
import { firstVisit, INSTALL_MS, isCached, untilCached } from '#tests/support/first-visit.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { readWorkerList } from '#tests/support/worker-list.ts';
import { test } from '#tests/support/worker-test.ts';

const ELSEWHERE = [
  '/',
  '/edizione/nazionale/2020-01-01',
  '/sezione/cronaca',
  '/ricerca?q=mare',
  '/accesso',
  '/una/pagina',
];
const NOT_HERE = 'Questa pagina non è sul dispositivo';

/** Entries of a cache of the worker, by address. */
const entriesOf = (page: Page, name: string) =>
  page.evaluate(async (cache) => {
    const kept = await (await caches.open(cache)).keys();
    return kept.map(({ url }) => url.slice(location.origin.length));
  }, name);

const loseCache = (page: Page, name: string) => page.evaluate((cache) => caches.delete(cache), name);

const loseEntry = (page: Page, name: string, address: string) =>
  page.evaluate(
    async ([cache = '', entry = '']) => (await caches.open(cache)).delete(entry),
    [name, address],
  );

const areCached = async (page: Page, address: string, parts: readonly string[]): Promise<boolean> => {
  if (await isCached(page, address)) return true;
  const held = await Promise.all(parts.map((part) => isCached(page, part)));
  return held.length > 0 && !held.includes(false);
};

/** Opens each address; the browser's own error page would fail here, and an empty page has no heading. */
async function walk(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading').first(), address).toBeVisible();
  }
}

test('OFF-01 whatever is deleted from the device, each page shown offline is ours, and the app is restored completely', async ({
  page,
  context,
  faultProxy,
  article,
}) => {
  await firstVisit(page, article);
  await untilCached(page, '/shell');
  const articleAddress = pathOfArticle(article);
  const title = page.getByRole('heading', { level: 1, name: article.titolo });
  const again = page.getByRole('link', { name: 'Riprova' });
  const whole = (await entriesOf(page, CACHES.assets)).filter((path) => path.endsWith('.pack'));

  await cut(context, faultProxy);
  await loseCache(page, CACHES.assets);
  await walk(page, ELSEWHERE);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_HERE);
  await page.getByRole('link', { name: article.titolo }).click();
  await expect(title).toBeVisible();
  await expect(page.getByRole('article').locator('p').last()).toBeVisible();

  await loseCache(page, CACHES.shell);
  await page.reload();
  await expect(title).toBeVisible();
  for (const name of await page.evaluate(() => caches.keys())) await loseCache(page, name);
  await walk(page, [articleAddress, ...ELSEWHERE]);
  await expect(again).toBeVisible();

  await restore(context, faultProxy);
  await page.goto(articleAddress);
  await expect(title).toBeVisible();
  await page.keyboard.press('Shift');
  for (const path of ['/shell', '/shell/articolo']) await untilCached(page, path);
  const { packs } = readWorkerList(await page.evaluate(async () => (await fetch('/sw.js')).text()));
  for (const path of whole) {
    // Files that the page has loaded before the worker looked are cached one by one.
    const files = packs.find((pack) => pack.path === path)?.files.map((file) => file.path) ?? [];
    await expect.poll(() => areCached(page, path, files), { ...POLL_FAST, timeout: INSTALL_MS }).toBe(true);
  }
  await cut(context, faultProxy);
  await page.goto('/edizione/nazionale/2020-01-01');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_HERE);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('OFF-01 losing any single entry breaks no page, and the entry is restored once back online', {
  tag: '@long',
}, async ({ page, context, faultProxy, article }) => {
  test.setTimeout(300_000);
  await firstVisit(page, article);
  await untilCached(page, '/shell');
  const entries = async (name: string) => (await entriesOf(page, name)).map((address) => ({ name, address }));
  const lost = (await Promise.all([CACHES.shell, CACHES.assets].map(entries))).flat();
  const packsAndShell = lost.filter(
    ({ name, address }) => name === CACHES.shell || address.endsWith('.pack'),
  );
  const { packs } = readWorkerList(await page.evaluate(async () => (await fetch('/sw.js')).text()));
  for (const { name, address } of packsAndShell) {
    await cut(context, faultProxy);
    await loseEntry(page, name, address);
    await walk(page, [pathOfArticle(article), '/', '/sezione/cronaca']);
    await restore(context, faultProxy);
    await page.goto(pathOfArticle(article));
    await page.keyboard.press('Shift');
    // The files of a small pack are fetched one by one.
    const files = packs.find(({ path }) => path === address)?.files.map(({ path }) => path) ?? [];
    await expect
      .poll(() => areCached(page, address, files), { ...POLL_FAST, timeout: INSTALL_MS })
      .toBe(true);
  }
});

test('OFF-01 files that were deleted while a page is open are restored once back online', {
  tag: '@long',
}, async ({ page, context, faultProxy, article }) => {
  await firstVisit(page, article);
  await untilCached(page, '/shell');
  await cut(context, faultProxy);
  await page.goto('/firme');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_HERE);
  await loseCache(page, CACHES.shell);
  await restore(context, faultProxy);
  await expect.poll(() => isCached(page, '/shell'), POLL_FAST).toBe(true);
});
