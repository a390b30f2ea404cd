import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { dayAt } from '#domain/dates.ts';
import { openOwnNewsstand } from '#tests/support/own-newsstand.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { signInAddress } from '#tests/support/sign-in-by-call.ts';
import { openBrowser } from './browser.ts';
import { fillReview } from './fill-review.ts';
import type { Bench } from './measure.ts';
import { median } from './median.ts';
import { atMost, forInformation, type Row } from './row.ts';

const CLIPS = 5000;
const CPU_SLOWDOWN = 4;
/** Duration from which browsers report a task as long. */
const MAX_TASK_MS = 50;
/** Time in which the effects of an action end and its tasks are reported. */
const SETTLE_MS = 1500;
/** Timeout for the table's first row, on a machine that may be busy. */
const FIRST_ROW_TIMEOUT_MS = 90_000;
const SCREENS = 40;
/**
 * Number of rounds, of which the median counts: the page's own long tasks recur in every round, delays by a busy
 * machine do not.
 */
const ROUNDS = 3;
const WATCH_TASKS_SCRIPT = fileURLToPath(new URL('in-page/watch-tasks.js', import.meta.url));
const REFERENCE_TASKS_SCRIPT = fileURLToPath(new URL('in-page/reference-tasks.js', import.meta.url));
/**
 * Tasks of equal work, whose durations show how steady the machine is: as many as all rounds of scrolling have frames,
 * each as long as a frame.
 */
const REFERENCE_TASKS = { times: 600, aboutMs: 16 };
const ROWS = '[data-index]';
const DESKTOP = { viewport: { width: 1280, height: 900 }, locale: 'it-IT', serviceWorkers: 'block' } as const;

type Action = {
  /** Prepares the state that the action needs. */
  before?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
};

/** Actions on the table, by name. */
const ACTIONS: Readonly<Record<string, Action>> = {
  scrolling: { act: scrollThrough },
  sorting: { act: sortByEach },
  'choosing papers': { act: choosePapers },
  'searching words': { act: searchWords },
  'opening the filters': { act: openFilters },
  'typing a filter': { act: typeAuthor },
  'selecting all': { before: selectOne, act: selectAll },
};

/**
 * The longest task while a press office works on the maximum number of clips, on a processor with a quarter of the
 * speed.
 */
export async function pressTable({ chromium }: Bench): Promise<Row[]> {
  const newsstand = await openOwnNewsstand();
  const browser = await openBrowser(chromium);
  try {
    await fillReview(newsstand.db, CLIPS, dayAt(new Date()));
    const account = await addAccount(newsstand.db.orm, { subscriptions: [{ product: 'rassegna' }] });
    const page = await (await browser.newContext(DESKTOP)).newPage();
    await page.addInitScript({ path: WATCH_TASKS_SCRIPT });
    await page.addInitScript({ path: REFERENCE_TASKS_SCRIPT });
    await page.goto(`http://ilmessaggero.localhost:${newsstand.port}/robots.txt`);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(await signInAddress(page, account, '/rassegna'));
    await page.locator(ROWS).first().waitFor({ timeout: FIRST_ROW_TIMEOUT_MS });
    await page.waitForTimeout(SETTLE_MS);
    const longest = new Map(Object.keys(ACTIONS).map((name): [string, number[]] => [name, []]));
    const referenceTimes: ReferenceTimes[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, action] of Object.entries(ACTIONS))
        longest.get(name)?.push(await longestTask(page, action));
      referenceTimes.push(
        await page.evaluate<ReferenceTimes>(
          `benchReferenceTasks(${REFERENCE_TASKS.times}, ${REFERENCE_TASKS.aboutMs})`,
        ),
      );
    }
    return [
      ...[...longest].map(([name, rounds]) => rowOf(name, rounds)),
      rowOfReferenceTasks(referenceTimes),
    ];
  } finally {
    await browser.close();
    await newsstand.close();
  }
}

function rowOf(name: string, rounds: readonly number[]): Row {
  return atMost(MAX_TASK_MS, {
    name: `${CLIPS} clips, ${name}: longest task`,
    value: median(rounds),
    unit: 'ms',
    note: `rounds ${rounds.join(', ')} ms`,
  });
}

/** The median and the longest duration of the reference tasks, in milliseconds. */
type ReferenceTimes = { median: number; longest: number };

/**
 * Shows how steady the machine is. The reference tasks do equal work, so their longest, compared with the median, shows
 * how much a busy machine may have lengthened the measurements above.
 */
function rowOfReferenceTasks(rounds: readonly ReferenceTimes[]): Row {
  const longest = rounds.map((round) => Math.round(round.longest));
  const medianMs = Math.round(median(rounds.map((round) => round.median)));
  return forInformation({
    name: `the same work ${REFERENCE_TASKS.times} times: longest task`,
    value: median(longest),
    unit: 'ms',
    note: `rounds ${longest.join(', ')} ms, of which the middle one takes ${medianMs} ms`,
  });
}

/** Duration of the longest task in milliseconds; 0 where none was long. */
async function longestTask(page: Page, { before, act }: Action): Promise<number> {
  await before?.(page);
  await page.waitForTimeout(SETTLE_MS);
  const from = await page.evaluate<number>('performance.now()');
  await act(page);
  await page.waitForTimeout(SETTLE_MS);
  const tasks = await page.evaluate<{ startTime: number; duration: number }[]>('window.benchTasks');
  const long = tasks.filter(({ startTime }) => startTime >= from).map(({ duration }) => duration);
  return Math.round(Math.max(0, ...long));
}

/** Scrolls screen by screen, then jumps to the end and back. */
async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(600, 500);
  for (let screen = 0; screen < SCREENS; screen += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(60);
  }
  for (const place of ['document.body.scrollHeight', 'document.body.scrollHeight / 2', '0']) {
    await page.evaluate(`scrollTo(0, ${place})`);
    await page.waitForTimeout(SETTLE_MS / 3);
  }
}

/** Sorts by every column, in both directions. */
async function sortByEach(page: Page): Promise<void> {
  const columns = page.locator('[role=columnheader] button');
  for (let at = 0; at < (await columns.count()); at += 1) {
    for (let times = 0; times < 2; times += 1) {
      await columns.nth(at).click();
      await page.waitForTimeout(SETTLE_MS / 3);
    }
  }
}

/** Chooses one paper, then another one too, then all. */
async function choosePapers(page: Page): Promise<void> {
  const chips = page.getByRole('group', { name: 'Testate' }).getByRole('button');
  for (const at of [1, 3, 0]) {
    await chips.nth(at).click();
    await page.waitForTimeout(SETTLE_MS / 2);
  }
}

/** Types words, waits for the server's results, and clears the field. */
async function searchWords(page: Page): Promise<void> {
  const words = page.getByRole('searchbox');
  await words.pressSequentially('ponte', { delay: 120 });
  await page.waitForTimeout(SETTLE_MS);
  await words.fill('');
  await page.waitForTimeout(SETTLE_MS);
}

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filtri/ }).click();
}

/** Types a name, slowly enough for a search at each letter. */
async function typeAuthor(page: Page): Promise<void> {
  const author = page.getByRole('combobox', { name: /^Autore/ });
  await author.pressSequentially('Bra', { delay: 450 });
  await page.waitForTimeout(SETTLE_MS / 2);
  await author.fill('');
}

async function selectOne(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator(ROWS).getByRole('checkbox').first().check();
}

/** Selects all clips, then none. */
async function selectAll(page: Page): Promise<void> {
  const all = page.getByRole('checkbox', { name: 'Seleziona tutti' });
  for (let times = 0; times < 2; times += 1) {
    await all.click();
    await page.waitForTimeout(SETTLE_MS / 3);
  }
}
