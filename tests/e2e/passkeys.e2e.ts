import { expect, type Page } from 'playwright/test';
import { devices } from '#server/db/sign-in-schema.ts';
import { pressAt, typeAt } from '#tests/support/by-keyboard.ts';
import { signInHere } from '#tests/support/new-reader.ts';
import { test } from '#tests/support/own-newsstand-test.ts';
import { addAccount, PASSWORD } from '#tests/support/reader-accounts.ts';

const SECURITY = '/user/utilities';

/** A finger's reader that always knows the finger. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const proceed = (page: Page) => pressAt(page, button(page, 'Continua'));

test('ACC-02 a passkey is made at once by whoever has just signed in, later with the password', async ({
  page,
  own,
}) => {
  const reader = await addAccount(own.db.orm);
  await giveAuthenticator(page);
  await signInHere(page, reader, SECURITY);
  const add = button(page, 'Aggiungi una passkey');
  const list = page.getByRole('list', { name: 'Passkey' });
  const name = page.getByLabel('Nome', { exact: true });
  await pressAt(page, add);
  await expect(page.getByRole('heading', { name: 'Aggiungi una passkey' })).toBeFocused();
  await typeAt(page, name, ' ');
  await proceed(page);
  await expect(name).toHaveAccessibleDescription(/^Richiesto/);
  await expect(name).toBeFocused();
  await typeAt(page, name, 'Telefono');
  await proceed(page);
  await expect(list).toContainText('Telefono');
  await expect(add).toBeFocused();
  expect((await own.mails.wait(reader.email))[0]?.subject).toContain('Una passkey è stata aggiunta');
  const remove = button(page, 'Rimuovi la passkey Telefono');
  await pressAt(page, remove);
  await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog', { hasText: 'Telefono' })).toHaveCount(0);
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await pressAt(page, page.getByRole('dialog').getByRole('button', { name: 'Rimuovi', exact: true }));
  await expect(page.getByText('Non hai ancora passkey.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Passkey' })).toBeFocused();

  await own.db.orm.update(devices).set({ createdAt: new Date(Date.now() - 11 * 60_000) });
  await pressAt(page, add);
  await typeAt(page, name, 'Chiave');
  await proceed(page);
  const password = page.getByLabel('La tua password', { exact: true });
  await expect(password).toBeFocused();
  await expect(page.getByText('Scrivi la tua password e continua.')).toBeVisible();
  await page.keyboard.type('Sbagliata-1!');
  await proceed(page);
  await expect(page.getByText('Password non valida. Controllala e riprova.')).toBeVisible();
  await expect(name).toHaveValue('Chiave');
  await typeAt(page, password, PASSWORD);
  await proceed(page);
  await expect(list).toContainText('Chiave');
});
