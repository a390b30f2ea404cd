import { expect } from 'playwright/test';
import { VENDOR_LIST_ADDRESS } from '#domain/consent/vendor-list.ts';
import { cut, restore } from '#tests/support/cut-network.ts';
import { test as base } from '#tests/support/faulty-network-test.ts';
import { untilCached } from '#tests/support/first-visit.ts';

const test = base.extend({});
test.use({ unanswered: true });

const PROOF = '/api/site/consenso';

test('TRK-01 OFF-05 an answer given offline applies immediately and after a reload, and is proven once back online', {
  tag: '@long',
}, async ({ page, context, faultProxy }) => {
  const question = page.getByRole('region', { name: 'La tua privacy, in chiaro' });
  await page.goto('/');
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();
  await untilCached(page, VENDOR_LIST_ADDRESS);
  await page.reload();
  await expect(question).toBeVisible();

  await cut(context, faultProxy);
  await page.getByRole('button', { name: 'Rifiuta' }).click();
  await expect(question).toBeHidden();
  const answer = await page.evaluate(() => localStorage.getItem('consent'));
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(question).toBeHidden();
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();

  const keys = new Set<string | undefined>();
  context.on('response', (reply) => {
    const request = reply.request();
    if (request.url().endsWith(PROOF)) keys.add(request.headers()['idempotency-key']);
  });
  await restore(context, faultProxy);
  const comeBack = () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => comeBack().then(() => [...keys])).toEqual([JSON.parse(answer ?? '{}').id]);
});
