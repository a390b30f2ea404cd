import { expect } from 'playwright/test';
import { ask } from '#tests/support/ask-newsstand.ts';
import { test } from '#tests/support/newsstand-test.ts';
import { gotoSettled } from '#tests/support/page-code.ts';

test('NWS-08 a day of the calendar leads to its front page, which links the months around it', async ({
  page,
  request,
}) => {
  const { data } = await (await ask(request, '/v1/numeri?edizione=nazionale')).json();
  const oldest: string = data.numeri.at(-1).data;
  await gotoSettled(page, `/archivio/${oldest}`);
  const calendar = page.getByRole('region', { name: 'Calendario dei numeri' });
  await expect(calendar.locator('[aria-current="date"]')).toHaveText(String(Number(oldest.slice(8))));
  await page.getByRole('link', { name: /^Nazionale/ }).click();
  await expect(page).toHaveURL(new RegExp(`/edizione/nazionale/${oldest}$`));
  await gotoSettled(page, `/archivio/${oldest.slice(0, 7)}`);
  await expect(page.getByText('Scegli un giorno del calendario')).toBeVisible();
  await expect(calendar.getByRole('link', { name: 'Mese precedente' })).toHaveCount(0);
});

test('NWS-08 without JavaScript a date can be chosen, and a day without a paper shows the reason', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/archivio');
  const field = page.getByLabel('Vai a una data');
  const latest = await field.inputValue();
  await page.getByRole('button', { name: 'Vai' }).click();
  await expect(page).toHaveURL(new RegExp(`/archivio\\?data=${latest}$`));
  await expect(page.getByRole('link', { name: /^Nazionale/ })).toBeVisible();
  const year = Number(latest.slice(0, 4)) + 1;
  await page.goto(`/archivio/${year}-12-25`);
  await expect(page.getByRole('heading', { name: 'Nessun numero' })).toBeVisible();
  await expect(page.getByText('Natale, i quotidiani non escono').first()).toBeAttached();
  await context.close();
});
