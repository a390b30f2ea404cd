import { expect, type Page } from 'playwright/test';
import { expectAnnounced, recordAnnouncements } from '#tests/support/announcements.ts';
import { pressAt, typeAt } from '#tests/support/by-keyboard.ts';
import { test } from '#tests/support/own-newsstand-test.ts';
import { addAccount, PASSWORD } from '#tests/support/reader-accounts.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

const DEVICES = '/user/devices';
const SECURITY = '/user/utilities';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('ACC-05 SES-08 another device is disconnected by keyboard, and a failure is shown for one that is already gone', {
  tag: '@long',
}, async ({ page, own, browser, baseURL }) => {
  const reader = await addAccount(own.db.orm, { subscriptions: [{ product: 'digital+', devices: 2 }] });
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await signInByCall(other, reader, DEVICES);
  await recordAnnouncements(page);
  await signInByCall(page, reader, DEVICES);
  const disconnect = button(page, /^Disconnetti /);
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Disconnetti', exact: true });

  await pressAt(page, disconnect);
  await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog', { hasText: 'Disconnettere' })).toHaveCount(0);
  await expect(disconnect).toBeFocused();
  await page.keyboard.press('Enter');
  await pressAt(page, confirm);
  await expectAnnounced(page, 'Disconnesso: ');
  await expect(page.getByText('1 su 2 in uso.')).toBeVisible();
  await expect(title(page, 'Dispositivi')).toBeFocused();
  await other.goto(DEVICES);
  await expect(other).toHaveURL(/\/sso\/login\?/);

  await signInByCall(other, reader, DEVICES);
  await page.reload();
  await expect(disconnect).toBeVisible();
  const places = other.getByRole('navigation', { name: 'Area personale' });
  await pressAt(other, places.getByRole('link', { name: 'Esci' }));
  await expect(other.getByRole('banner').getByRole('link', { name: 'Accedi' })).toBeVisible();
  await pressAt(page, disconnect);
  await pressAt(page, confirm);
  await expectAnnounced(page, 'Non siamo riusciti a disconnettere');
  await expect(page.getByText('1 su 2 in uso.')).toBeVisible();
  await expect(title(page, 'Dispositivi')).toBeFocused();
  await elsewhere.close();
});

test('ACC-02 VAL-01 VAL-02 a password is changed by keyboard, and errors get the focus', async ({
  page,
  own,
}) => {
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const change = button(page, 'Cambia password');
  await recordAnnouncements(page);
  await signInByCall(page, await addAccount(own.db.orm), SECURITY);
  await pressAt(page, page.getByRole('link', { name: 'Cambia password' }));
  await expect(title(page, 'Cambia password')).toBeFocused();

  await typeAt(page, field('Password attuale'), 'Sbagliata-1!');
  await typeAt(page, field('Nuova password'), 'Serata-8y');
  await typeAt(page, field('Conferma password'), 'Serata-8y');
  await pressAt(page, change);
  await expect(field('Password attuale')).toHaveAccessibleDescription(/^Password non valida/);
  await expect(field('Password attuale')).toBeFocused();
  await expect(field('Nuova password')).toHaveValue('Serata-8y');

  await typeAt(page, field('Password attuale'), PASSWORD);
  await pressAt(page, change);
  await expectAnnounced(page, 'Password modificata.');
  await expect(page).toHaveURL(SECURITY);
  await expect(title(page, 'Sicurezza e dati')).toBeFocused();
});

test('VAL-01 VAL-02 a new password that is missing or repeated differently is not sent, and its field gets the focus', {
  tag: '@long',
}, async ({ page, own }) => {
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const change = button(page, 'Cambia password');
  await signInByCall(page, await addAccount(own.db.orm), '/user/profile/edit-password');
  await pressAt(page, change);
  await expect(page.locator('form [role=alert]')).toContainText('Mancano 3 campi.');
  await expect(field('Password attuale')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await typeAt(page, field('Nuova password'), 'Serata-8y');
  await typeAt(page, field('Conferma password'), 'Serata-8');
  await pressAt(page, change);
  await expect(page.getByText('I campi non coincidono')).toBeVisible();
  await expect(field('Conferma password')).toBeFocused();
});
