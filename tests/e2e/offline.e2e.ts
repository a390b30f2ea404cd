import { expect, type Page } from 'playwright/test';
import { cut, restore } from '#tests/support/cut-network.ts';
import type { FaultProxy } from '#tests/support/fault-proxy.ts';
import { firstVisit, INSTALL_MS, isCached } from '#tests/support/first-visit.ts';
import { agreeToAll } from '#tests/support/kept-answer.ts';
import { newReader } from '#tests/support/new-reader.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';
import { readWorkerList } from '#tests/support/worker-list.ts';
import { expectTakenOver, lookForUpdate, openedAt, test, waiting } from '#tests/support/worker-test.ts';

test('OFF-01 OFF-02 NAV-20 after one visit an article and its picture open offline, and every other address says what is missing, until it loads once back online', async ({
  page,
  context,
  faultProxy,
  article,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await firstVisit(page, article);
  const picture = page.locator('main figure img').first();
  const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(() => isCached(page, shown), POLL_FAST).toBe(true);

  await cut(context, faultProxy);
  // A wider window requests a width that was never loaded: another width is shown instead.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: article.titolo })).toBeVisible();
  const wider = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(await isCached(page, wider)).toBe(false);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), POLL_FAST)
    .toBeGreaterThan(0);

  for (const address of ['/edizione/nazionale/2020-01-01', '/articolo/2147483647', '/']) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'mg');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questa pagina non è sul dispositivo');
    expect(new URL(page.url()).pathname).toBe(address);
  }
  await restore(context, faultProxy);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Questa pagina non è sul dispositivo');
  await expect(page.locator('main a[href^="/articolo/"]').first()).toBeVisible();
});

test('OFF-02 what is opened within the app is cached, and the answers to writes never are', {
  tag: '@long',
}, async ({ page, context, faultProxy, article }) => {
  await agreeToAll(context);
  await firstVisit(page, article);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const tracked = faultProxy.answered('POST /api/site/tracking');
  const link = page.locator('main a[href^="/articolo/"]:visible').last();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await tracked;
  const title = await page.getByRole('heading', { level: 1 }).innerText();

  const held = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ method, url }) => ({ method, path: new URL(url).pathname }));
  });
  expect(held.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(held.filter(({ path }) => path.startsWith('/api/') && !path.startsWith('/api/edicola/'))).toEqual(
    [],
  );

  await cut(context, faultProxy);
  await page.goto(href ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

/**
 * Deploys a version without some of today's files, and makes the page look for it. @returns the paths of those files
 */
async function bringOutVersion(page: Page, faultProxy: FaultProxy): Promise<string[]> {
  const script = await page.evaluate(async () => await (await fetch('/sw.js')).text());
  const files = readWorkerList(script).packs.flatMap((pack) => pack.files.map(({ path }) => path));
  const retired = files.filter((path) => path.includes('/section-'));
  expect(retired).not.toHaveLength(0);
  faultProxy.rewrite('/sw.js', (code) => code.replaceAll(/,\{[^{}]*\/section-[^{}]*\}/g, ''));
  await lookForUpdate(page);
  await expect.poll(() => waiting(page), { ...POLL_FAST, timeout: INSTALL_MS }).toBe('installed');
  return retired;
}

test('OFF-04 a new version waits until only one page is open, and reloads none', async ({
  page,
  context,
  faultProxy,
  article,
}) => {
  await firstVisit(page, article);
  const retired = await bringOutVersion(page, faultProxy);

  const other = await context.newPage();
  await other.goto('/');
  await other.keyboard.press('Shift');
  await other.locator('html[data-ready]').waitFor();
  // The pages are counted for the first message before the second one is handled.
  const mark = '/v1/numeri?edizione=nazionale';
  await other.evaluate(async (address) => {
    const next = (await navigator.serviceWorker.getRegistration())?.waiting;
    next?.postMessage({ type: 'apply-update' });
    next?.postMessage({ type: 'keep', addresses: [address] });
  }, mark);
  await expect.poll(() => isCached(other, mark), POLL_FAST).toBe(true);
  expect(await waiting(page)).toBe('installed');
  await other.close();

  await page.reload();
  const opened = await openedAt(page);
  await page.keyboard.press('Shift');
  await expectTakenOver(page);
  expect(await openedAt(page)).toBe(opened);
  await cut(context, faultProxy);
  for (const path of retired) {
    // Read from the worker's cache: the browser's cache would answer offline too.
    const isThere = await page.evaluate(
      async (address) => (await fetch(address, { cache: 'no-store' })).ok,
      path,
    );
    expect(isThere, path).toBe(true);
  }
});

test('OFF-04 a page that stays open takes over a new version when it becomes visible again', {
  tag: '@long',
}, async ({ page, faultProxy, article }) => {
  await firstVisit(page, article);
  const opened = await openedAt(page);
  await bringOutVersion(page, faultProxy);
  // A headless browser reports every page as always visible.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectTakenOver(page);
  expect(await openedAt(page)).toBe(opened);
});

test('NWS-07 OFF-01 favourites are listed, removed and restored offline', {
  tag: '@long',
}, async ({ page, context, faultProxy, article, request }) => {
  await signInByCall(page, await newReader(request), '/sezioni');
  await firstVisit(page, article);
  const heart = page.getByRole('button', { name: 'Preferito' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await cut(context, faultProxy);
  await page.goto('/preferiti');
  const saved = page.getByRole('link', { name: article.titolo });
  await expect(saved).toBeVisible();
  await page.getByRole('button', { name: `Togli «${article.titolo}» dai preferiti` }).click();
  await expect(page.getByRole('heading', { name: 'Tocca il cuore per tenere un articolo' })).toBeVisible();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await saved.click();
  await expect(page.getByRole('heading', { level: 1, name: article.titolo })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
