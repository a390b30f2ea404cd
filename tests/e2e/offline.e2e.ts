import { type BrowserContext, expect, type Page } from 'playwright/test';
import { type FaultProxy, startFaultProxy } from '#tests/support/fault-proxy.ts';
import { test as base } from '#tests/support/newsstand-test.ts';

/** The worker waits 3 s for the page and a moment for its data; the rest is the machine's. */
const LIE_FI_MS = 8000;
/** The page loads its parts and stays quiet for 2 s, the old worker finishes, and Chromium waits another second. */
const TAKE_OVER_MS = 20_000;

/** The worker fetches all parts of the app before it is there; not a promise to readers, but a machine that may be busy. */
const INSTALL_MS = 20_000;

type Story = { id: number; slug: string; titolo: string; immagine: unknown };

const test = base.extend<{ line: FaultProxy; baseURL: string; story: Story }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are wanted from this pattern
  line: async ({}, use) => {
    const proxy = await startFaultProxy(Number(process.env.EDICOLA_PORT));
    await use(proxy);
    await proxy.close();
  },
  baseURL: async ({ line }, use) => {
    await use(line.origin());
  },
  /** One of today's articles, with a picture. */
  story: async ({ request }, use) => {
    // Node, unlike the browser, does not know names under localhost.
    const reply = await request.get(
      `http://127.0.0.1:${process.env.EDICOLA_PORT}/api/edicola/numero?edizione=nazionale`,
      {
        headers: { host: 'ilmessaggero.localhost' },
      },
    );
    const issue = (await reply.json()) as { data: { sezioni: { articoli: Story[] }[] } };
    const stories = issue.data.sezioni.flatMap(({ articoli }) => articoli);
    const story = stories.find(({ immagine }) => immagine !== null);
    if (!story) throw new Error('No article of today has a picture');
    await use(story);
  },
});

const pathOf = ({ id, slug }: Story) => `/articolo/${id}/${slug}`;
const dataOf = ({ id }: Story) => `/api/edicola/articolo?id=${id}`;
const isHeld = (page: Page, address: string) =>
  page.evaluate(async (url) => (await caches.match(url)) !== undefined, address);

const waiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? null);
const controller = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null);

/** Opens the article for the first time and stays until the worker holds it. */
async function firstVisit(page: Page, story: Story) {
  await page.goto(pathOf(story));
  await expect(page.getByRole('heading', { level: 1, name: story.titolo })).toBeVisible();
  // The worker comes with the reader's first touch, or after a few quiet seconds.
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();
  await expect.poll(() => isHeld(page, dataOf(story)), { timeout: INSTALL_MS }).toBe(true);
}

async function cut(context: BrowserContext, line: FaultProxy) {
  line.network('cut');
  await context.setOffline(true);
}

async function restore(context: BrowserContext, line: FaultProxy) {
  line.network('good');
  await context.setOffline(false);
}

test('OFF-01 OFF-02 after one visit the article and its picture open without a network', async ({
  page,
  context,
  line,
  story,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await firstVisit(page, story);
  const picture = page.locator('main figure img').first();
  const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(() => isHeld(page, shown)).toBe(true);

  await cut(context, line);
  // A wider window asks for a width that was never loaded: another one stands for it.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: story.titolo })).toBeVisible();
  const wider = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(await isHeld(page, wider)).toBe(false);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('OFF-01 NAV-20 every other address starts with the right brand, says what is missing and comes back', async ({
  page,
  context,
  line,
  story,
}) => {
  await firstVisit(page, story);
  await cut(context, line);
  for (const address of ['/', '/edizione/nazionale/2020-01-01', '/sezione/cronaca', '/articolo/2147483647']) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-brand', 'mg');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questa pagina non è sul dispositivo');
    expect(new URL(page.url()).pathname).toBe(address);
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questa pagina non è sul dispositivo');
  await restore(context, line);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Questa pagina non è sul dispositivo');
  await expect(page.locator('main a[href^="/articolo/"]').first()).toBeVisible();
});

test('OFF-02 a network that takes the request and says nothing does not hide the kept copy', async ({
  page,
  line,
  story,
}) => {
  await firstVisit(page, story);
  line.network('silent');
  const startedAt = Date.now();
  await page.goto(pathOf(story), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: story.titolo })).toBeVisible({
    timeout: LIE_FI_MS,
  });
  expect(Date.now() - startedAt).toBeLessThan(LIE_FI_MS);
});

test('OFF-02 what is opened inside the app is kept, what is written never is', async ({
  page,
  context,
  line,
  story,
}) => {
  await firstVisit(page, story);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  const tracked = page.waitForResponse((response) => response.url().endsWith('/api/site/tracking'));
  const link = page.locator('main a[href^="/articolo/"]:visible').last();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  expect((await tracked).request().method()).toBe('POST');
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

  await cut(context, line);
  await page.goto(href ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('OFF-02 a slow network is waited for when the page is not on the device', async ({
  page,
  line,
  story,
}) => {
  await firstVisit(page, story);
  line.network('slow');
  // The answer alone is looked at, not the pictures and scripts behind it, which are as slow.
  const reply = await page.goto('/', { waitUntil: 'commit' });
  const html = (await reply?.text()) ?? '';
  expect(html.includes('href="/articolo/'), 'the server’s own page').toBe(true);
});

/** Brings out a version without some of today's files, and has the page find it. Gives the paths of those files. */
async function bringOutVersion(page: Page, line: FaultProxy): Promise<string[]> {
  const retired = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const held = await (await caches.open('edicola-assets-v1')).keys();
    return held.map(({ url }) => new URL(url).pathname).filter((path) => path.includes('/sezioni-'));
  });
  expect(retired).not.toHaveLength(0);
  line.rewrite('/sw.js', (code) => code.replaceAll(/,\{[^{}]*\/sezioni-[^{}]*\}/g, ''));
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect.poll(() => waiting(page), { timeout: INSTALL_MS }).toBe('installed');
  return retired;
}

async function expectTakenOver(page: Page) {
  await expect.poll(() => waiting(page), { timeout: TAKE_OVER_MS }).toBe(null);
  await expect.poll(() => controller(page)).toBe('activated');
}

test('OFF-04 a new version waits until one page alone is opened, and reloads none', async ({
  page,
  context,
  line,
  story,
}) => {
  await firstVisit(page, story);
  const retired = await bringOutVersion(page, line);

  const other = await context.newPage();
  await other.goto('/');
  await expect(other.locator('html')).toHaveAttribute('data-ready', '');
  // The pages are counted for the first message before the second one is dealt with.
  const mark = '/v1/numeri?edizione=nazionale';
  await other.evaluate(async (address) => {
    const next = (await navigator.serviceWorker.getRegistration())?.waiting;
    next?.postMessage({ type: 'apply-update' });
    next?.postMessage({ type: 'keep', addresses: [address] });
  }, mark);
  await expect.poll(() => isHeld(other, mark)).toBe(true);
  expect(await waiting(page)).toBe('installed');
  await other.close();

  await page.reload();
  const opened = await page.evaluate(() => performance.timeOrigin);
  await page.keyboard.press('Shift');
  await expectTakenOver(page);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  for (const path of retired) expect(await isHeld(page, path), path).toBe(true);
});

test('OFF-04 a page that stays open takes a new version over when it comes back into view', async ({
  page,
  line,
  story,
}) => {
  await firstVisit(page, story);
  const opened = await page.evaluate(() => performance.timeOrigin);
  await bringOutVersion(page, line);
  // A browser without windows shows every page all the time.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectTakenOver(page);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
});

test('NWS-07 OFF-01 favourites are listed, let go and taken back without a network', async ({
  page,
  context,
  line,
  story,
}) => {
  await firstVisit(page, story);
  const heart = page.getByRole('button', { name: 'Preferito' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await cut(context, line);
  await page.goto('/preferiti');
  const saved = page.getByRole('link', { name: story.titolo });
  await expect(saved).toBeVisible();
  await page.getByRole('button', { name: `Togli «${story.titolo}» dai preferiti` }).click();
  await expect(page.getByRole('heading', { name: 'Tocca il cuore per tenere un articolo' })).toBeVisible();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await saved.click();
  await expect(page.getByRole('heading', { level: 1, name: story.titolo })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
