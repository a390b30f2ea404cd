import { expect } from 'playwright/test';
import { pathOfArticle } from '#tests/support/ask-newsstand.ts';
import { cut, restore } from '#tests/support/cut-network.ts';
import { firstVisit } from '#tests/support/first-visit.ts';
import { gotoSettled } from '#tests/support/page-code.ts';
import { test } from '#tests/support/worker-test.ts';

test('NAV-20 SHL-04 offline the sign-in link opens an offline page, which continues to the sign-in once back online', {
  tag: '@long',
}, async ({ page, context, faultProxy, article }) => {
  await firstVisit(page, article);
  await gotoSettled(page, pathOfArticle(article));
  await cut(context, faultProxy);
  await page.getByRole('banner').getByRole('link', { name: 'Accedi' }).click();
  await expect(page).toHaveURL(/\/sso\/request-login\?/);
  await expect(page.getByRole('alert').getByRole('button', { name: 'Riprova' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('non trovata');
  await restore(context, faultProxy);
  await expect(page).toHaveURL(/\/sso\/login\?redirect_uri=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accedi');
});

test('NAV-20 SHL-04 on a slow network the sign-in link opens the sign-in, and not the offline page', {
  tag: '@long',
}, async ({ page, faultProxy, article }) => {
  await firstVisit(page, article);
  await gotoSettled(page, pathOfArticle(article));
  faultProxy.next('GET /sso/request-login', ['slow']);
  await page.getByRole('banner').getByRole('link', { name: 'Accedi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accedi');
});
