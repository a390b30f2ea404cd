import { expect, type Page } from 'playwright/test';
import { pathOfArticle, todaysArticles } from '#tests/support/ask-newsstand.ts';
import { test } from '#tests/support/newsstand-test.ts';
import { POLL_FAST } from '#tests/support/often.ts';
import { holdFaces } from '#tests/support/page-code.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
/** Shift that nobody notices: a hundredth of what web.dev calls good. */
const MAX_SHIFT = 0.001;
/** An initial letter of unusual width, such as a C, also moves the three lines beside it sideways by a few pixels. */
const MAX_SHIFT_WITH_INITIAL = 0.002;
/** Differences of rounding, in px. */
const SAME_PLACE = 1;

/** Tops and heights of the headlines and paragraphs in the first view, except those drawn in a front page’s picture. */
const placesOfTexts = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p):not([role=img] *, [aria-hidden] *)').evaluateAll((texts) =>
    texts
      .map((text) => ({ text: text.textContent.slice(0, 50), box: text.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && box.top < window.innerHeight)
      .map(({ text, box }) => ({ text, top: box.top, height: box.height })),
  );

/** Sums the shifts from now on, when the page is whole and its faces are awaited. */
const sumShifts = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.shift = '0';
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        const { dataset } = document.documentElement;
        dataset.shift = String(Number(dataset.shift) + shift.value);
      }
    }).observe({ type: 'layout-shift' });
  });

/** Two frames: one that applies the faces, and one that follows its paint. */
const untilPainted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The first view keeps its places when the faces arrive, and in long tests until the page is hydrated. */
async function expectSamePlaces(page: Page, path: string, maxShift = MAX_SHIFT): Promise<void> {
  const faces = await holdFaces(page);
  await page.goto(path);
  await expect.poll(faces.waiting, POLL_FAST).toBeGreaterThan(0);
  await sumShifts(page);
  const before = await placesOfTexts(page);
  expect(before.length, path).toBeGreaterThan(0);
  await faces.release();
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  await untilPainted(page);
  const after = await placesOfTexts(page);
  const moved = before.filter(({ text, top, height }, index) => {
    const now = after[index];
    const differs = (one: number, other = Number.NaN) => !(Math.abs(one - other) <= SAME_PLACE);
    return now?.text !== text || differs(top, now.top) || differs(height, now.height);
  });
  expect(moved, path).toEqual([]);
  if (process.env.LONG_TESTS) await page.locator('html[data-ready]').waitFor();
  const shift = Number(await page.locator('html').getAttribute('data-shift'));
  expect(shift, path).toBeLessThanOrEqual(maxShift);
  await page.unrouteAll({ behavior: 'wait' });
}

test('PRF-04 texts keep their lines and places when the faces come late, on a phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  // The first of these has a headline that would set another number of lines.
  const long = (await todaysArticles(request)).find(({ titolo }) => titolo.startsWith('Trentotto soci'));
  if (!long) throw new Error('Today’s paper has no article with the long headline');
  for (const path of [pathOfArticle(long), '/edizione/nazionale']) await expectSamePlaces(page, path);
});

for (const [name, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`PRF-04 texts of all kinds of pages keep their places when the faces come late, on a ${name}`, {
    tag: '@long',
  }, async ({ page, request }) => {
    await page.setViewportSize(size);
    const articles = (await todaysArticles(request)).slice(0, 8).map(pathOfArticle);
    const pages = [
      '/',
      '/sezioni',
      '/sezione/cronaca',
      '/firma/livia-santoro',
      '/vetrina',
      '/faq',
      '/privacy',
    ];
    for (const path of pages) await expectSamePlaces(page, path);
    for (const path of articles) await expectSamePlaces(page, path, MAX_SHIFT_WITH_INITIAL);
  });
}
