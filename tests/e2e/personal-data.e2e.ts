import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { devices } from '#server/base/db/schema/sign-in-schema.ts';
import { pressAt, typeAt } from '#tests/support/by-keyboard.ts';
import { test } from '#tests/support/own-newsstand-test.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';
import { unzip } from '#tests/support/unzip.ts';

const press = (page: Page, name: string) => pressAt(page, page.getByRole('button', { name, exact: true }));

test('ACC-10 a reader requests and downloads a copy of all personal data', { tag: '@long' }, async ({
  page,
  own,
}) => {
  const reader = await addAccount(own.db.orm);
  await signInByCall(page, reader, '/user/utilities');
  await press(page, 'Chiedi una copia');
  await expect(page.getByText('Richiesta inviata: riceverai una e-mail')).toBeVisible();
  await expect(page.getByText('La copia è pronta.')).toBeVisible();
  const mail = (await own.mails.wait(reader.email)).at(-1);
  expect(mail?.subject).toContain('La copia dei tuoi dati è pronta');
  const download = page.waitForEvent('download');
  await press(page, 'Scarica la copia');
  const files = await unzip(await readFile(await (await download).path()));
  expect(files['dati.html']).toContain(reader.email);
  await expect(page.getByRole('heading', { name: 'Una copia dei tuoi dati' })).toBeFocused();
});

test('ACC-10 the deletion of an account is requested with a mailed code, and cancelled by the reader', {
  tag: '@long',
}, async ({ page, own }) => {
  const reader = await addAccount(own.db.orm);
  await signInByCall(page, reader, '/user/utilities');
  const title = page.getByRole('heading', { level: 2, name: 'Cancellare l’account' });
  await press(page, 'Cancella l’account');
  const dialog = page.getByRole('dialog', { name: 'Cancellare l’account?' });
  await expect(dialog).toContainText('senza rimborso');
  await own.db.orm.update(devices).set({ createdAt: new Date(Date.now() - 11 * 60_000) });
  await press(page, 'Conferma la cancellazione');
  const proof = page.getByRole('dialog', { name: 'Conferma che sei tu' });
  const byCode = proof.getByRole('button', { name: 'Ricevi un codice via e-mail' });
  await page.route('**/api/user/proof/code', (route) => route.abort());
  await pressAt(page, byCode);
  await expect(proof.getByRole('alert')).toContainText('Non c’è connessione.');
  await page.unroute('**/api/user/proof/code');
  await pressAt(page, byCode);
  const code = proof.getByLabel('Codice di sei cifre');
  await expect(code).toBeFocused();
  await expect(proof.getByText(`Abbiamo inviato un codice a ${reader.email}.`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(proof.getByText('Richiesto')).toBeVisible();
  const confirm = proof.getByRole('button', { name: 'Conferma', exact: true });
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
  const mailed = await own.mails.code(reader.email);
  await page.keyboard.type(mailed === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(proof.getByText('Il codice non è valido o è scaduto.')).toBeVisible();
  await expect(code).toBeFocused();
  await typeAt(page, code, mailed);
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Il tuo account sarà cancellato \w+ì? \d+/)).toBeVisible();
  await expect(title).toBeFocused();
  await press(page, 'Annulla la cancellazione');
  await expect(page.getByText('Cancellazione annullata: il tuo account resta aperto.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancella l’account' })).toBeVisible();
  await expect(title).toBeFocused();
});

test('ACC-10 offline the requests are disabled', { tag: '@long' }, async ({ page, own, context }) => {
  const reader = await addAccount(own.db.orm);
  await signInByCall(page, reader, '/user/utilities');
  await expect(page.getByRole('button', { name: 'Chiedi una copia' })).toBeEnabled();
  await context.setOffline(true);
  await expect(page.getByText('Per i tuoi dati serve la connessione.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chiedi una copia' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Cancella l’account' })).toBeDisabled();
});
