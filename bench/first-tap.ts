import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { onFreshPhone, openBrowser, untilFontsReady, untilHydrated } from './browser.ts';
import type { Bench } from './measure.ts';
import { median } from './median.ts';
import { atLeast, atMost, type Row } from './row.ts';

const CPU_SLOWDOWN = 4;
const RUNS = 3;
const MAX_TAP_MS = 200;
/** The browser does not report shorter taps separately. */
const SHORTEST_MS = 16;
/** Time until the last entry of a tap is reported: frames are slow on a slow phone. */
const SETTLE_MS = 1500;

/** CSS selectors of the tapped elements. */
const TARGETS = {
  button: 'main [role=group] button:visible',
  menu: '#apri-menu',
  link: 'article header nav a',
} as const;
type Target = keyof typeof TARGETS;

/** Moments of the tap: the app's scripts are still loading, start to run because of the tap, or have long run. */
const MOMENTS = { held: 'before React', arriving: 'while React takes over', there: 'after React' } as const;
type Moment = keyof typeof MOMENTS;

const APP_SCRIPTS = /\/assets\/.*\.js$/;
const isPage = ({ pathname }: URL) => !/^\/(?:assets|immagini|brands|api)\//.test(pathname);
const WATCH_TAPS_SCRIPT = fileURLToPath(new URL('in-page/watch-taps.js', import.meta.url));

/** How long the first tap on a slow phone waits for the frame that answers it, measured as for INP. */
export async function firstTap({ subject, chromium }: Bench): Promise<Row[]> {
  const browser = await openBrowser(chromium);
  try {
    const rows: Row[] = [];
    for (const moment of Object.keys(MOMENTS) as Moment[]) {
      for (const target of Object.keys(TARGETS) as Target[]) {
        rows.push(await answerTime(browser, subject.article, target, moment));
      }
    }
    for (const target of ['button', 'menu'] as const)
      rows.push(await visibleAnswer(browser, subject.article, target));
    return rows;
  } finally {
    await browser.close();
  }
}

async function answerTime(browser: Browser, article: URL, target: Target, moment: Moment): Promise<Row> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    times.push(
      await onFreshPhone(browser, async (page) => {
        const release = await openSlowly(page, article, moment);
        const tapped = tap(page, await boxOf(page, target));
        if (moment === 'arriving') release();
        await tapped;
        return await longestAnswer(page);
      }),
    );
  }
  return atMost(MAX_TAP_MS, {
    name: `tap on a ${target}, ${MOMENTS[moment]}`,
    value: median(times),
    unit: 'ms',
    note: `worst ${Math.max(...times)}`,
  });
}

/**
 * Shows the article on a phone with a quarter of the speed, and returns at the first paint or, for `there`, after
 * hydration. Otherwise the app's scripts are held back until the returned function is called.
 */
async function openSlowly(page: Page, article: URL, moment: Moment): Promise<() => void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript({ path: WATCH_TAPS_SCRIPT });
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(APP_SCRIPTS, (route) => released.then(() => route.continue()).catch(() => undefined));
  await page.route(isPage, (route) => {
    const leadsAway = route.request().isNavigationRequest() && route.request().url() !== article.href;
    // "No content": the browser stays on the page, and the tap can still be read.
    return leadsAway ? route.fulfill({ status: 204 }) : route.continue();
  });
  if (moment === 'there') resolve();
  await page.goto(article.href, { waitUntil: 'commit' });
  await page.evaluate('benchFirstPaint');
  if (moment === 'there') {
    await untilHydrated(page);
    await page.waitForTimeout(SETTLE_MS);
  }
  return resolve;
}

type Box = { x: number; y: number; width: number; height: number };

const tap = (page: Page, { x, y, width, height }: Box) => page.touchscreen.tap(x + width / 2, y + height / 2);

async function boxOf(page: Page, target: Target): Promise<Box> {
  const box = await page.locator(TARGETS[target]).first().boundingBox();
  if (!box) throw new Error(`the article page shows no ${target} to tap`);
  return box;
}

/** @returns ms from the tap to the frame after its last handler, a multiple of 8. */
async function longestAnswer(page: Page): Promise<number> {
  await page.waitForTimeout(SETTLE_MS);
  const taps = await page.evaluate<{ duration: number }[]>('window.benchTaps');
  return Math.max(SHORTEST_MS, ...taps.map(({ duration }) => duration));
}

/** Compares the area of the target just before and just after a tap that no script of the app can handle. */
async function visibleAnswer(browser: Browser, article: URL, target: 'button' | 'menu'): Promise<Row> {
  const changed = await onFreshPhone(browser, async (page) => {
    await openSlowly(page, article, 'held');
    await page.waitForLoadState('load');
    await untilFontsReady(page);
    await page.waitForTimeout(SETTLE_MS);
    const clip = await boxOf(page, target);
    const before = await page.screenshot({ clip });
    await tap(page, clip);
    await page.waitForTimeout(MAX_TAP_MS);
    return !before.equals(await page.screenshot({ clip }));
  });
  return atLeast(1, {
    name: `tap on a ${target} before React shows something`,
    value: changed ? 1 : 0,
    unit: '0 no, 1 yes',
  });
}
