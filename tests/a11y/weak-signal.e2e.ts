import { expect } from 'playwright/test';
import { pathOfArticle } from '#tests/support/ask-newsstand.ts';
import { findingsEverywhere as findings } from '#tests/support/axe-findings.ts';
import { dataOf, firstVisit } from '#tests/support/first-visit.ts';
import { cacheAnswers, test } from '#tests/support/two-articles-test.ts';

/** The worker's timeout is longer for pictures than for text. */
const PICTURES_MS = 60_000;

test.use({ viewport: { width: 390, height: 4000 }, contextOptions: { reducedMotion: 'reduce' } });
test.setTimeout(120_000);

test('A11Y an article without its picture and the offline list pass axe on a slow network', {
  tag: '@long',
}, async ({ page, faultProxy, today: { toRead, toLeaveUnread } }) => {
  await firstVisit(page, toRead);
  await cacheAnswers(page, [dataOf(toLeaveUnread), '/api/edicola/numero?edizione=nazionale']);
  faultProxy.network('silent');
  await page.goto(pathOfArticle(toLeaveUnread), { waitUntil: 'commit' });
  await expect(page.locator('[data-banner=slow]')).toBeVisible({ timeout: PICTURES_MS });
  await expect(page.locator('figure [data-missing]').first()).toBeVisible({ timeout: PICTURES_MS });
  expect.soft(await findings(page), 'article without its picture').toEqual([]);
  await page.goto('/articolo/2147483647', { waitUntil: 'commit' });
  await expect(page.getByRole('region', { name: 'Da leggere su questo dispositivo' })).toBeVisible();
  expect.soft(await findings(page), 'what can be read').toEqual([]);
});
