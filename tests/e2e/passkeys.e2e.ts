import { expect, type Page } from 'playwright/test';
import { devices } from '#server/base/db/schema/sign-in-schema.ts';
import { axeFindings } from '#tests/support/axe-findings.ts';
import { pressAt, typeAt } from '#tests/support/by-keyboard.ts';
import { test } from '#tests/support/own-newsstand-test.ts';
import { addAccount, PASSWORD } from '#tests/support/reader-accounts.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

const SECURITY = '/user/utilities';

/** Adds a virtual authenticator that always recognises the fingerprint. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** A sign-in or proof of that time is not fresh any more. */
const elevenMinutesAgo = () => new Date(Date.now() - 11 * 60_000);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const proceed = (page: Page) => pressAt(page, button(page, 'Continua'));

test('ACC-02 a passkey is added immediately after a sign-in, and later only after a fresh proof, which resumes the form', async ({
  page,
  own,
}) => {
  const reader = await addAccount(own.db.orm);
  await giveAuthenticator(page);
  await signInByCall(page, reader, SECURITY);
  const add = button(page, 'Aggiungi una passkey');
  const list = page.getByRole('list', { name: 'Passkey' });
  const name = page.getByLabel('Nome', { exact: true });
  await pressAt(page, add);
  await expect(page.getByRole('heading', { name: 'Aggiungi una passkey' })).toBeFocused();
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

  await own.db.orm.update(devices).set({ createdAt: elevenMinutesAgo() });
  await pressAt(page, add);
  await typeAt(page, name, 'Chiave');
  await proceed(page);
  const proof = page.getByRole('dialog', { name: 'Conferma che sei tu' });
  const confirm = proof.getByRole('button', { name: 'Conferma', exact: true });
  const password = proof.getByLabel('La tua password', { exact: true });
  await expect(proof.getByRole('heading')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(proof).toHaveCount(0);
  await expect(button(page, 'Continua')).toBeFocused();
  await expect(name).toHaveValue('Chiave');
  await proceed(page);
  await typeAt(page, password, PASSWORD);
  await pressAt(page, confirm);
  await expect(list).toContainText('Chiave');
  await expect(add).toBeFocused();

  await own.db.orm.update(devices).set({ provenAt: elevenMinutesAgo() });
  await pressAt(page, button(page, 'Rimuovi la passkey Chiave'));
  await pressAt(page, page.getByRole('dialog').getByRole('button', { name: 'Rimuovi', exact: true }));
  await expect(proof.getByRole('button', { name: 'Usa una passkey' })).toBeVisible();
  await pressAt(page, proof.getByRole('button', { name: 'Ricevi un codice via e-mail' }));
  await expect(proof.getByLabel('Codice di sei cifre')).toBeFocused();
  await pressAt(page, proof.getByRole('button', { name: 'Usa una passkey' }));
  await expect(page.getByText('Non hai ancora passkey.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Passkey' })).toBeFocused();
});

test('ACC-02 a passkey needs a name, and a fresh proof with a wrong password shows the error at its field', {
  tag: '@long',
}, async ({ page, own }) => {
  const reader = await addAccount(own.db.orm);
  await giveAuthenticator(page);
  await signInByCall(page, reader, SECURITY);
  await own.db.orm.update(devices).set({ createdAt: elevenMinutesAgo() });
  const name = page.getByLabel('Nome', { exact: true });
  await pressAt(page, button(page, 'Aggiungi una passkey'));
  await typeAt(page, name, ' ');
  await proceed(page);
  await expect(name).toHaveAccessibleDescription(/^Richiesto/);
  await expect(name).toBeFocused();
  await typeAt(page, name, 'Chiave');
  await proceed(page);
  const proof = page.getByRole('dialog', { name: 'Conferma che sei tu' });
  const password = proof.getByLabel('La tua password', { exact: true });
  await typeAt(page, password, 'Sbagliata-1!');
  await page.context().setOffline(true);
  await expect(proof.getByText('Non c’è connessione.')).toBeVisible();
  await page.context().setOffline(false);
  await pressAt(page, proof.getByRole('button', { name: 'Conferma', exact: true }));
  await expect(password).toHaveAccessibleDescription(/^Password non valida/);
  await expect(password).toBeFocused();
});
