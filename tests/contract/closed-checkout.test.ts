import { expect, test } from 'vitest';
import { checkoutKindOf } from '#server/sales/checkout/configured-checkout.ts';
import { addOrder } from '#server/sales/db/orders.ts';
import {
  type Acquisto,
  addDue,
  booksOf,
  buyer,
  codeOf,
  dataOf,
  GOOD_CARD,
  ordineOf,
} from '#tests/support/checkout-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database, { environment: { NODE_ENV: 'production', DEMO: 'off' } });

const books = booksOf(database);
const CLOSED = [409, 'ERR_SALES_CLOSED'];

async function reader() {
  const account = await addAccount(database().orm);
  const browser = openBrowser(server, { host: 'edicola.ilmessaggero.it' });
  await browser.signIn(account);
  return { account, ...buyer(() => browser) };
}

test('ACC-03 in production without a shop no order is opened', async () => {
  const { order, quote } = await reader();
  expect(dataOf<{ acquisto: Acquisto }>(await quote()).acquisto.cassa).toBe('chiusa');
  for (const offerta of ['mese', 'anno', 'nessuna']) {
    const reply = await order({ offerta });
    expect([reply.statusCode, codeOf(reply)]).toEqual(CLOSED);
  }
  expect(await books.orders()).toEqual([]);
});

test('ACC-03 an order that was opened before sales were closed cannot be paid by card', async () => {
  const { account, pay, look } = await reader();
  const opened = await addOrder(database().orm, {
    readerId: account.id,
    brand: 'MG',
    product: 'digital',
    plan: 'personal',
    months: 1,
    devices: 2,
    kind: 'purchase',
    offer: 'mese',
    status: 'open',
    cents: 999,
    renewalCents: 999,
    checkout: 'prova',
    createdAt: new Date(),
  });
  const reply = await pay(opened?.id ?? '', GOOD_CARD);
  expect([reply.statusCode, codeOf(reply)]).toEqual(CLOSED);
  expect(ordineOf(await look(opened?.id ?? '')).stato).toBe('aperto');
  expect([await books.subscriptions(), await books.invoices(), await books.payments()]).toEqual([[], [], []]);
});

test('ACC-03 while sales are closed no order is opened for a renewal or another card', async () => {
  const { account, update } = await reader();
  for (const [status, cents] of [
    ['not_paid', 999],
    ['active', 0],
  ] as const) {
    const id = await addDue(database, account.id, { status });
    const reply = await update(id, cents);
    expect([reply.statusCode, codeOf(reply)], status).toEqual(CLOSED);
  }
  expect(await books.orders()).toEqual([]);
});

test('ACC-03 where nothing is sold no card can be added to a subscription, and its reader is informed', async () => {
  const account = await addAccount(database().orm);
  await addDue(database, account.id, { status: 'not_paid' });
  const browser = openBrowser(server, { host: 'edicola.ilmessaggero.it' });
  await browser.signIn(account);
  const reply = await browser.ask({ url: '/api/user/subscriptions' });
  const { abbonamenti } = dataOf<{ abbonamenti: { pagamento_aggiornabile: boolean }[] }>(reply);
  expect(abbonamenti.map(({ pagamento_aggiornabile }) => pagamento_aggiornabile)).toEqual([false]);
});

test('ACC-03 a page knows before the purchase where payment is taken', () => {
  const shop = { url: 'https://shop.{domain}/cassa', secret: 'k'.repeat(32) };
  expect(checkoutKindOf({ checkout: null, isProductionSet: true })).toBe('closed');
  expect(checkoutKindOf({ checkout: null, isProductionSet: false })).toBe('embedded');
  expect(checkoutKindOf({ checkout: shop, isProductionSet: true })).toBe('shop');
});
