import { expect, type Page } from 'playwright/test';
import { addDays, longDate } from '#domain/dates.ts';
import { addSubscription } from '#server/accounts/db/subscriptions.ts';
import { findingsEverywhere, findingsInBothThemes } from '#tests/support/axe-findings.ts';
import { pressAt, tabTo, typeAt } from '#tests/support/by-keyboard.ts';
import { test as base } from '#tests/support/own-newsstand-test.ts';
import { DAY } from '#tests/support/own-newsstands.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { signInByCall } from '#tests/support/sign-in-by-call.ts';

const test = base.extend<{ account: Account }>({
  account: async ({ own }, use) => use(await addAccount(own.db.orm)),
});

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const press = (page: Page, name: string) => pressAt(page, page.getByRole('button', { name, exact: true }));

test('ACC-03 NAV-16 a visitor buys from the showcase: sign-in, a refused payment, a lost network, success', async ({
  page,
  context,
  own,
  account,
}) => {
  await page.goto('/vetrina');
  // Tab leads to the chosen option, arrow keys to the others.
  const month = page.getByRole('radio', { name: /^1 mese/ });
  await tabTo(page, page.getByRole('radio', { checked: true }));
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(month).toBeChecked({ timeout: 500 });
  }).toPass();
  await pressAt(page, page.getByRole('button', { name: 'Continua' }));
  await expect(page).toHaveURL(({ pathname }) => pathname === '/sso/login');
  const email = field(page, 'E-mail o nome utente');
  await typeAt(page, email, account.email);
  await typeAt(page, field(page, 'Password'), account.password);
  await page.keyboard.press('Enter');

  await expect(title(page, 'Il tuo acquisto')).toBeVisible();
  await expect(page).toHaveURL(/\/vetrina\/acquisto\?offerta=mese/);
  const main = page.locator('main');
  await expect(main).toContainText('Il Messaggero digital');
  await expect(main).toContainText('9,99');
  await expect(main).toContainText('Pagamento dimostrativo: nessun addebito.');
  expect(await findingsEverywhere(page)).toEqual([]);

  const PAY = 'Acquista e paga 9,99\u202f€';
  await typeAt(page, field(page, 'Numero della carta'), '4111 1111 1111 1111');
  await typeAt(page, field(page, 'Scadenza'), '12/90');
  await expect(main).toContainText('Qui valgono solo i numeri di prova');
  await typeAt(page, field(page, 'Numero della carta'), '4000 0000 0000 0002');
  for (const name of [/condizioni di abbonamento/, /cominciare subito/]) {
    await pressAt(page, page.getByRole('checkbox', { name }), 'Space');
  }
  await press(page, PAY);
  await expect(main).toContainText('Pagamento rifiutato.');
  expect(await findingsInBothThemes(page)).toEqual([]);
  await expect(field(page, 'Numero della carta')).toHaveValue('4000 0000 0000 0002');
  await expect(page.getByRole('checkbox', { name: /cominciare subito/ })).toBeChecked();

  await context.setOffline(true);
  await expect(main).toContainText('Per acquistare serve la connessione.');
  await typeAt(page, field(page, 'Numero della carta'), '4242 4242 4242 4242');
  await press(page, PAY);
  await expect(main).toContainText('Non c’è connessione.');
  await expect(field(page, 'Scadenza')).toHaveValue('12/90');
  await context.setOffline(false);
  await press(page, PAY);
  await expect(title(page, 'Il tuo abbonamento è attivo')).toBeFocused();
  await expect(main).toContainText('con la carta •••• 4242');
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect((await own.mails.wait(account.email))[0]?.subject).toContain('Il tuo abbonamento è attivo');

  await page.reload();
  await expect(title(page, 'Il tuo abbonamento è attivo')).toBeVisible();
  await pressAt(page, page.getByRole('link', { name: 'I tuoi abbonamenti' }));
  await expect(page.getByRole('region', { name: 'Il Messaggero digital' })).toContainText('Attivo');
  await page.goto('/vetrina/acquisto?offerta=mese');
  await expect(title(page, 'Hai già questo abbonamento')).toBeVisible();
});

test('ACC-03 an unpaid renewal is paid from the list of subscriptions, and the subscription is active again', {
  tag: '@long',
}, async ({ page, own, account }) => {
  const id = await addSubscription(
    own.db.orm,
    {
      brand: 'MG',
      product: 'digital',
      plan: 'personal',
      months: 1,
      status: 'not_paid',
      recurring: true,
      cents: 999,
      card: '0341',
      startsOn: addDays(DAY, -32),
      renewsOn: addDays(DAY, -2),
    },
    [account.id],
  );
  await signInByCall(page, account, '/user/subscriptions');
  const card = page.getByRole('region', { name: 'Il Messaggero digital' });
  const update = card.getByRole('link', { name: 'Aggiorna' });
  await expect(update).toBeVisible();
  await pressAt(page, update);
  await expect(title(page, 'Aggiorna il pagamento')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/user/subscriptions/payment\\?abbonamento=${id}`));
  const main = page.locator('main');
  await expect(main).toContainText(longDate(addDays(DAY, 5)));
  expect(await findingsEverywhere(page)).toEqual([]);

  await typeAt(page, field(page, 'Numero della carta'), '4000000000000002');
  await typeAt(page, field(page, 'Scadenza'), '12/90');
  const PAY = 'Paga 9,99\u202f€';
  await press(page, PAY);
  await expect(main).toContainText('Pagamento rifiutato.');
  await typeAt(page, field(page, 'Numero della carta'), '4242424242424242');
  await press(page, PAY);
  await expect(title(page, 'Pagamento riuscito')).toBeFocused();
  expect(await findingsEverywhere(page)).toEqual([]);
  await pressAt(page, page.getByRole('link', { name: 'I tuoi abbonamenti' }));
  await expect(card).toContainText('Attivo');
  await expect(card).toContainText('Carta •••• 4242');
});
