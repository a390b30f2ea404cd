import { expect, type Page } from 'playwright/test';
import { DEMO_GATE_PASSWORD } from '#server/operations/demo/gate-password.ts';
import { axeFindings } from '#tests/support/axe-findings.ts';
import { untilCached } from '#tests/support/first-visit.ts';
import { test as base } from '#tests/support/own-newsstand-test.ts';
import { gotoSettled } from '#tests/support/page-code.ts';

const test = base.extend({
  settings: { GATE: 'MG' },
  queue: false,
  worker: true,
  viewport: { width: 390, height: 844 },
  colorScheme: 'dark',
});

const title = (page: Page) => page.getByRole('heading', { name: 'Accesso Riservato', level: 1 });
const field = (page: Page) => page.getByLabel('Password', { exact: true });
const confirm = (page: Page) => page.getByRole('button', { name: 'Conferma' });

test('SHL-02 the gate opens by its password, leads to the requested page, and stays open, offline too', async ({
  page,
  context,
  own,
}) => {
  await page.goto('/edizione/nazionale?da=fuori');
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

  await field(page).fill(`${DEMO_GATE_PASSWORD} `);
  await page.getByRole('button', { name: 'Mostra password' }).click();
  await expect(field(page)).toHaveAttribute('type', 'text');
  await confirm(page).click();
  await expect(page.getByRole('alert')).toHaveText('Password non valida. Controlla maiuscole e spazi.');
  await expect(field(page)).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);

  await field(page).fill(DEMO_GATE_PASSWORD);
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/edizione\/nazionale\?da=fuori$/);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('unlocked'))).toBe('1');

  await gotoSettled(page, '/edizione/nazionale');
  const call = '/api/edicola/numero?edizione=nazionale';
  // The worker is registered with the reader's first touch.
  await page.keyboard.press('Shift');
  await untilCached(page, call);
  await own.stop();
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();

  // Without the cookie the reader has to enter the password again, and no cached page is shown meanwhile.
  await own.start();
  await context.clearCookies();
  await page.goto('/faq');
  await expect(title(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('unlocked'))).toBeNull();
  await own.stop();
  await page.goto('/edizione/nazionale');
  await expect(page.getByText('Per aprire questa edicola serve la password')).toBeVisible();
  await own.start();
  await page.goto('/edizione/nazionale');
  await field(page).fill(DEMO_GATE_PASSWORD);
  await confirm(page).click();
  await expect(page.getByRole('banner')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SHL-02 the gate is a form', { tag: '@long' }, async ({ page }) => {
    await page.goto('/faq?q=carta');
    await field(page).fill('sbagliata');
    await confirm(page).click();
    await expect(page.getByRole('alert')).toHaveText('Password non valida. Controlla maiuscole e spazi.');
    await field(page).fill(DEMO_GATE_PASSWORD);
    await confirm(page).click();
    await expect(page).toHaveURL(/\/faq\?q=carta$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come possiamo aiutarti?');
  });
});
