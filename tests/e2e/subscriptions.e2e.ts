import { expect, type Page } from 'playwright/test';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { addDays, longDate } from '#domain/dates.ts';
import {
  addSubscription,
  changeSubscription,
  type NewSubscription,
} from '#server/accounts/db/subscriptions.ts';
import { issueInvoice } from '#server/sales/subscriptions/issue-invoice.ts';
import { findingsEverywhere, findingsInBothThemes } from '#tests/support/axe-findings.ts';
import { pressAt, typeAt } from '#tests/support/by-keyboard.ts';
import { holdBack } from '#tests/support/hold-back.ts';
import type { OwnNewsstand } from '#tests/support/own-newsstand.ts';
import { test as base } from '#tests/support/own-newsstand-test.ts';
import { DAY } from '#tests/support/own-newsstands.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

const SCREEN = '/user/subscriptions';

const test = base.extend<{ account: Account }>({
  account: async ({ own }, use) => use(await addAccount(own.db.orm)),
});

/** Adds a yearly subscription that began four days ago. */
const subscribe = ({ db }: OwnNewsstand, { id }: Account, overrides: Partial<NewSubscription> = {}) =>
  addSubscription(
    db.orm,
    {
      brand: 'MG',
      product: 'digital',
      plan: 'personal',
      months: 12,
      status: 'active',
      recurring: true,
      startsOn: addDays(DAY, -4),
      renewsOn: addDays(DAY, 361),
      cents: 7999,
      card: '4021',
      ...overrides,
    },
    [id],
  );

async function open(page: Page, account: Account): Promise<void> {
  await signInByCall(page, account, SCREEN);
  await expect(page.getByRole('heading', { level: 1, name: 'Abbonamenti' })).toBeVisible();
}

const press = (page: Page, name: string, key = 'Enter', role: 'button' | 'switch' = 'button') =>
  pressAt(page, page.getByRole(role, { name, exact: true }), key);

test('ACC-03 the renewal is turned off in three steps with a receipt, and turned on again in one', async ({
  page,
  own,
  account,
}) => {
  await subscribe(own, account);
  await open(page, account);
  const card = page.getByRole('region', { name: 'Il Messaggero digital' });
  await expect(card).toContainText('Attivo');
  await expect(card).toContainText('Carta •••• 4021');
  expect(await findingsEverywhere(page)).toEqual([]);

  const renewal = card.getByRole('switch', { name: 'Rinnovo automatico' });
  await press(page, 'Rinnovo automatico', 'Space', 'switch');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`fino a ${longDate(addDays(DAY, 360))}`);
  await press(page, 'Continua');
  await expect(dialog.getByRole('heading')).toHaveText('Disattivare il rinnovo?');
  await press(page, 'Disattiva il rinnovo');
  await expect(dialog.getByRole('heading')).toHaveText('Rinnovo disattivato');
  await expect(dialog).toContainText(account.email);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(renewal).not.toBeChecked();
  await expect(renewal).toBeFocused();
  await expect(card).toContainText(/Rinnovo disattivato: \S.*, \d+\.\d\d/);
  expect((await own.mails.wait(account.email))[0]?.subject).toContain('Rinnovo automatico disattivato');

  await press(page, 'Rinnovo automatico', 'Space', 'switch');
  await expect(renewal).toBeChecked();
  await expect(renewal).toBeFocused();
  expect((await own.mails.wait(account.email, 2))[1]?.subject).toContain('riattivato');
});

test('ACC-03 a declaration whose dialog is closed before the answer still shows its result', async ({
  page,
  own,
  account,
}) => {
  await subscribe(own, account);
  await open(page, account);
  const answerRenewal = await holdBack(page, '**/renewal');
  await press(page, 'Rinnovo automatico', 'Space', 'switch');
  await press(page, 'Continua');
  await press(page, 'Disattiva il rinnovo');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Mantieni il rinnovo' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  answerRenewal();
  await expect(
    page.getByText('Rinnovo automatico disattivato. Ti abbiamo mandato la ricevuta.'),
  ).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Rinnovo automatico' })).not.toBeChecked();

  const answerWithdrawal = await holdBack(page, '**/withdrawal');
  await press(page, 'Recedere dal contratto qui');
  await press(page, 'Conferma recesso');
  await expect(dialog.getByRole('button', { name: 'Annulla' })).toBeDisabled();
  await page.keyboard.press('Escape');
  answerWithdrawal();
  await expect(page.getByText(/^Recesso ricevuto\. /)).toBeVisible();
  await expect(page.locator('main')).toContainText('Nessun abbonamento attivo');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('ACC-03 a renewal that can no longer be turned off shows that', { tag: '@long' }, async ({
  page,
  own,
  account,
}) => {
  const id = await subscribe(own, account);
  await open(page, account);
  await press(page, 'Rinnovo automatico', 'Space', 'switch');
  await press(page, 'Continua');
  await changeSubscription(own.db.orm, id, { status: 'suspended' });
  await press(page, 'Disattiva il rinnovo');
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'Non siamo riusciti a disattivare il rinnovo automatico. Riprova o contatta il customer care.',
  );
});

test('ACC-03 a reader withdraws from the contract, and finds it among the ended ones', {
  tag: '@long',
}, async ({ page, own, account }) => {
  const id = await subscribe(own, account);
  await open(page, account);
  await press(page, 'Recedere dal contratto qui');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Nome e cognome')).toHaveValue('Livia Prova');
  await expect(dialog.getByLabel('Contratto da cui recedi')).toHaveValue(new RegExp(`Abbonamento n. ${id}`));
  const email = dialog.getByLabel('E-mail a cui mandare la conferma');
  await expect(email).toHaveValue(account.email);
  expect(await findingsEverywhere(page)).toEqual([]);
  await typeAt(page, email, 'altrove');
  await press(page, 'Conferma recesso');
  await expect(dialog).toContainText('Inserire email valida');
  await expect(email).toBeFocused();
  const elsewhere = `altrove-${id}@posta.example`;
  await typeAt(page, email, elsewhere);
  await press(page, 'Conferma recesso');
  await expect(dialog.getByRole('heading')).toHaveText('Recesso ricevuto');
  await expect(dialog).toContainText(elsewhere);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('main')).toContainText('Nessun abbonamento attivo');
  await pressAt(page, page.getByRole('link', { name: /^Scaduti/ }));
  await expect(page).toHaveURL(/\?scheda=scaduti$/);
  await expect(page.getByRole('region', { name: 'Il Messaggero digital' })).toContainText(
    /Recesso: \S.*, \d+\.\d\d/,
  );
  for (const address of [elsewhere, account.email]) {
    expect((await own.mails.wait(address)).at(-1)?.text).toContain('Nome: Livia Prova');
  }
});

test('ACC-03 an unpaid renewal is shown, with the date until which the paper can be read', {
  tag: '@long',
}, async ({ page, own, account }) => {
  const id = await subscribe(own, account, {
    status: 'not_paid',
    months: 1,
    startsOn: addDays(DAY, -32),
    renewsOn: addDays(DAY, -2),
  });
  await open(page, account);
  const card = page.getByRole('region', { name: 'Il Messaggero digital' });
  await expect(card).toContainText('C’è un problema con il metodo di pagamento');
  await expect(card).toContainText(`fino a ${longDate(addDays(DAY, 5))}`);
  await expect(card.getByRole('link', { name: 'Aggiorna' })).toHaveAttribute(
    'href',
    `/user/subscriptions/payment?abbonamento=${id}`,
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Il tuo abbonamento' })).toContainText(
    longDate(addDays(DAY, 5)),
  );
});

test('ACC-06 an invoice is downloaded as a PDF', { tag: '@long' }, async ({ page, own, account }) => {
  const sold = { description: 'Il Messaggero digital · 1 anno', cents: 7999, now: new Date() };
  const { number, year } = await own.db.orm.transaction((tx) =>
    issueInvoice(tx, { readerId: account.id, brand: brandOf('MG'), ...sold }),
  );
  await open(page, account);
  await expect(page.getByRole('list', { name: 'Fatture' })).toContainText('79,99');
  const download = page.waitForEvent('download');
  await press(page, `Scarica il PDF della fattura ${number}/${year}`);
  expect((await download).suggestedFilename()).toBe(`fattura-${number}-${year}.pdf`);
});

test('ACC-03 a purchase code that Google does not know is refused with a message', { tag: '@long' }, async ({
  page,
  account,
}) => {
  await open(page, account);
  await press(page, 'Ho comprato l’abbonamento su Google Play');
  const dialog = page.getByRole('dialog');
  await typeAt(page, dialog.getByLabel('Codice di acquisto'), 'non-è-un-codice');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Il codice di Google non è valido. Riparti dall’app e riprova.');
  await expect(dialog.getByLabel('Codice di acquisto')).toBeFocused();
  expect(await findingsEverywhere(page)).toEqual([]);
});

test('ACC-03 offline the subscriptions can be read, but not changed', { tag: '@long' }, async ({
  page,
  context,
  own,
  account,
}) => {
  await subscribe(own, account);
  await open(page, account);
  await expect(page.getByRole('switch')).toBeEnabled();
  await context.setOffline(true);
  await expect(page.getByRole('switch')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Recedere dal contratto qui' })).toBeDisabled();
  await expect(page.locator('main')).toContainText('Per cambiare un abbonamento serve la connessione.');
});
