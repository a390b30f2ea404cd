import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { expect, type Page } from 'playwright/test';
import { connect } from '#server/base/db/connect.ts';
import { articleReads, articles } from '#server/base/db/schema/content-schema.ts';
import { countedEvents } from '#server/base/db/schema/counted-events-schema.ts';
import { importDelivery } from '#server/newsroom/import/import-delivery.ts';
import { cut, restore } from '#tests/support/cut-network.ts';
import { openingsOf } from '#tests/support/device-downloads.ts';
import { type FaultProxy, startFaultProxy } from '#tests/support/fault-proxy.ts';
import { isCached, untilCached } from '#tests/support/first-visit.ts';
import { agreeToAll } from '#tests/support/kept-answer.ts';
import { test as base } from '#tests/support/newsstand-test.ts';
import { ninjs, sourceOf } from '#tests/support/ninjs-fixture.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';

/** Time for two servers to start one after the other on a busy machine. */
const TEST_MS = 180_000;
const SENDING_MS = 60_000;

const DAY = '2025-04-03';
const ISSUE = `/edizione/nazionale/${DAY}`;
const TRACKING = 'POST /api/site/tracking';

/**
 * A newsstand of its own, whose process can be killed and restarted at the same address, behind a proxy for network
 * faults.
 */
type Newsstand = {
  faultProxy: FaultProxy;
  ids: number[];
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** Counts how often each article was opened, and the saved keys; it stops the server first. */
  counted(): Promise<{ reads: Map<number, number>; keys: number }>;
};

const ARTICLES = 20;
const titleOf = (place: number) => `Articolo numero ${place} del giornale`;

async function printIssue(folder: string): Promise<number[]> {
  const db = await connect({ folder: join(folder, 'database') });
  const items = Array.from({ length: ARTICLES }, (_, place) =>
    sourceOf(ninjs({ uri: `urn:outbox:${place}`, title: titleOf(place), day: DAY, page: 1 + (place % 5) })),
  );
  await importDelivery(
    { brand: 'MG', items },
    { db, imagesFolder: join(folder, 'images'), media: [], now: new Date() },
  );
  const rows = await db.orm.select({ id: articles.id, title: articles.title }).from(articles);
  await db.close();
  return Array.from(
    { length: ARTICLES },
    (_, place) => rows.find(({ title }) => title === titleOf(place))?.id ?? 0,
  );
}

const test = base.extend<{ newsstand: Newsstand; baseURL: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the requested fixtures from this pattern
  newsstand: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'edicola-outbox-'));
    const ids = await printIssue(folder);
    let server: ServerProcess = startServer({ DATA_DIR: folder });
    const port = await server.port;
    const faultProxy = await startFaultProxy(port);
    await use({
      faultProxy,
      ids,
      kill: async () => void (await server.kill('SIGKILL')),
      async restart() {
        server = startServer({ DATA_DIR: folder, PORT: String(port) });
        await server.port;
      },
      async counted() {
        await server.kill('SIGTERM');
        const db = await connect({ folder: join(folder, 'database') });
        const rows = await db.orm.select().from(articleReads).orderBy(asc(articleReads.articleId));
        const keys = await db.orm.$count(countedEvents);
        await db.close();
        return { reads: sumOf(rows.map(({ articleId, reads }) => [articleId, reads])), keys };
      },
    });
    await faultProxy.close();
    await server.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: async ({ newsstand }, use) => {
    await use(newsstand.faultProxy.origin());
  },
});

/** Midnight may fall within the test: an article then has two rows. */
function sumOf(counts: [number, number][]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [id, count] of counts) sums.set(id, (sums.get(id) ?? 0) + count);
  return sums;
}

/** Opens the issue and waits until the device has cached it and its articles. */
async function downloadArticles(page: Page, ids: number[]) {
  await page.goto(ISSUE);
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();
  await untilCached(page, `/api/edicola/numero?edizione=nazionale&data=${DAY}`);
  const addresses = ids.map((id) => `/api/edicola/articolo?id=${id}`);
  await page.evaluate((wanted) => {
    navigator.serviceWorker.controller?.postMessage({ type: 'keep', addresses: wanted });
  }, addresses);
  for (const address of addresses) await expect.poll(() => isCached(page, address), POLL_FAST).toBe(true);
}

/** Opens articles from the issue, one after the other. */
async function read(page: Page, places: number[]) {
  // A page in the background is not painted, and reacts slowly to clicks.
  await page.bringToFront();
  for (const place of places) {
    await page
      .getByRole('main')
      .getByRole('link', { name: titleOf(place), exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name: titleOf(place), exact: true }).waitFor();
    await page.goBack();
    await page.waitForURL(`**${ISSUE}`);
  }
}

/** Simulates the reader's return to the app: a headless browser reports every page as always visible. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

test.use({ worker: true });

test('OFF-05 articles opened offline in two tabs are counted once, though answers are lost and the server dies', {
  tag: '@long',
}, async ({ page, context, newsstand }) => {
  test.setTimeout(TEST_MS);
  await agreeToAll(context);
  const { faultProxy, ids } = newsstand;
  await downloadArticles(page, ids);
  const other = await context.newPage();
  await other.goto(ISSUE);
  await other.keyboard.press('Shift');
  await other.locator('html[data-ready]').waitFor();

  await cut(context, faultProxy);
  // Ten of the articles are opened in both tabs.
  const opened = [from(0, 15), from(5, 15)] as const;
  await read(page, opened[0]);
  await read(other, opened[1]);
  await expect.poll(() => openingsOf(page), POLL_FAST).toBe(30);

  faultProxy.next(TRACKING, ['good', 'mute', 'good', 'cut', 'mute', 'good', 'mute']);
  let alive = true;
  void faultProxy
    .answered(TRACKING, 12)
    .then(newsstand.kill)
    .then(() => {
      alive = false;
    });
  await restore(context, faultProxy);
  await expect.poll(() => comeBack(page).then(() => alive), { timeout: SENDING_MS }).toBe(false);
  expect(await openingsOf(page), 'it died amid the sending').toBeGreaterThan(0);
  await other.close();

  await newsstand.restart();
  await expect.poll(() => comeBack(page).then(() => openingsOf(page)), { timeout: SENDING_MS }).toBe(0);

  const { reads, keys } = await newsstand.counted();
  // Page views have keys as well.
  expect(keys).toBeGreaterThanOrEqual(30);
  expect(reads).toEqual(sumOf(opened.flat().map((place) => [ids[place] ?? 0, 1])));
});
