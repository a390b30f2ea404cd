import { expect, type Page } from 'playwright/test';
import { pressAt, typeAt } from '#tests/support/by-keyboard.ts';
import { newReader, signInHere } from '#tests/support/new-reader.ts';
import { test } from '#tests/support/newsstand-test.ts';

const identifier = (page: Page) => page.getByLabel('E-mail o nome utente');
const email = (page: Page) => page.getByLabel('E-mail', { exact: true });
const press = (page: Page, role: 'button' | 'link', name: string) =>
  pressAt(page, page.getByRole(role, { name, exact: true }));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('NAV-16 SHL-12 the e-mail stays filled in when the reader changes the way of signing in or goes a step back', async ({
  page,
}) => {
  await page.goto('/sso/login');
  await page.keyboard.press('Shift');
  await page.locator('html[data-ready]').waitFor();
  await typeAt(page, identifier(page), 'nessuno@posta.example');
  await press(page, 'link', 'Accedi con un codice via e-mail');
  await expect(email(page)).toHaveValue('nessuno@posta.example');
  await press(page, 'button', 'Manda il codice');
  await expect(page.getByRole('status').filter({ hasText: 'il codice è in arrivo' })).toBeVisible();
  await expect(page.getByLabel('Codice di sei cifre')).toBeFocused();
  await press(page, 'button', 'Cambia e-mail o manda un altro codice');
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveValue('nessuno@posta.example');
  await press(page, 'link', 'Accedi con la password');
  await expect(identifier(page)).toHaveValue('nessuno@posta.example');
});

test('SES-08 cancelling the choice of a device returns to the sign-in form, with the identifier still filled in', {
  tag: '@long',
}, async ({ page, browser, request, baseURL }) => {
  const reader = await newReader(request);
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await signInHere(await context.newPage(), reader, '/sezioni');
  await page.goto('/sso/login');
  await typeAt(page, identifier(page), reader.email);
  await typeAt(page, page.getByLabel('Password', { exact: true }), reader.password);
  await press(page, 'button', 'Accedi');
  await expect(heading(page)).toHaveText('Scegli quale dispositivo sostituire');
  await press(page, 'button', 'Annulla');
  await expect(heading(page)).toHaveText('Accedi');
  await expect(heading(page)).toBeFocused();
  await expect(identifier(page)).toHaveValue(reader.email);
  await context.close();
});
