import { expect } from 'playwright/test';
import { test } from '#tests/support/line-test.ts';
import { newReader, signInHere } from '#tests/support/new-reader.ts';
import { OFTEN } from '#tests/support/often.ts';

test('ACC-07 what was chosen reaches the account although the page is loaded again at once', {
  tag: '@long',
}, async ({ page, request, line }) => {
  await signInHere(page, await newReader(request), '/user/newsletter');
  const newsletter = page.getByRole('switch', { name: 'Il punto delle 7' });
  await expect(newsletter).toBeEnabled();
  const release = line.hold(/^\/api\/user\/newsletters\/./);
  await newsletter.press('Space');
  await expect(newsletter).toBeChecked();
  await expect
    .poll(() => line.takeAsked().map(({ path }) => path), OFTEN)
    .toContain('/api/user/newsletters/il-punto');
  await page.reload();
  const answered = line.answered('POST /api/user/newsletters/il-punto');
  release();
  await answered;
  await page.reload();
  await expect(newsletter).toBeChecked();
});
