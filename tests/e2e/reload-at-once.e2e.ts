import { expect } from 'playwright/test';
import { test } from '#tests/support/faulty-network-test.ts';
import { newReader, signInHere } from '#tests/support/new-reader.ts';
import { POLL_FAST } from '#tests/support/often.ts';

test('ACC-07 a choice reaches the account although the page is reloaded immediately', {
  tag: '@long',
}, async ({ page, request, faultProxy }) => {
  await signInHere(page, await newReader(request), '/user/newsletter');
  const newsletter = page.getByRole('switch', { name: 'Il punto delle 7' });
  await expect(newsletter).toBeEnabled();
  const release = faultProxy.hold(/^\/api\/user\/newsletters\/./);
  await newsletter.press('Space');
  await expect(newsletter).toBeChecked();
  await expect
    .poll(() => faultProxy.takeAsked().map(({ path }) => path), POLL_FAST)
    .toContain('/api/user/newsletters/il-punto');
  await page.reload();
  const answered = faultProxy.answered('POST /api/user/newsletters/il-punto');
  release();
  await answered;
  await page.reload();
  await expect(newsletter).toBeChecked();
});
