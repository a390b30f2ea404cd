import { expect } from 'playwright/test';
import { cut } from '#tests/support/cut-network.ts';
import { firstVisit, untilCached } from '#tests/support/first-visit.ts';
import { test } from '#tests/support/worker-test.ts';

test('HLP-01 OFF-01 the answers open offline although the reader has never opened them before', {
  tag: '@long',
}, async ({ page, context, faultProxy, article }) => {
  await firstVisit(page, article);
  await untilCached(page, '/api/edicola/faq');
  await cut(context, faultProxy);
  await page.goto('/faq?risposta=mail-sospetta');
  const named = page.locator('summary:visible', { hasText: 'Ho ricevuto una mail che sembra vostra' });
  await expect(named).toBeFocused();
  await expect(named).toBeInViewport();
  await page.getByRole('group', { name: 'Ti è stato utile?' }).getByRole('button', { name: 'Sì' }).click();
  await expect(page.getByText('Per dirlo serve la rete')).toBeVisible();
  await page.getByRole('searchbox').fill('pasword dimenticata');
  await expect(page.locator('details:visible').first()).toContainText('Ho dimenticato la password');
});
