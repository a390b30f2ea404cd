import { expect, test } from 'vitest';
import { checkoutKindOf } from '#server/checkout/configured-checkout.ts';
import {
  type Acquisto,
  addDue,
  booksOf,
  buyer,
  codeOf,
  dataOf,
  GOOD_CARD,
} from '#tests/support/checkout-bench.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database, { environment: { NODE_ENV: 'production', DEMO: 'off' } });

test('ACC-03 where the product runs in earnest without a shop no card gives a subscription', async () => {
  const books = booksOf(database);
  const browser = openBrowser(server, { host: 'edicola.ilmessaggero.it' });
  await browser.signIn(await addAccount(database().orm));
  const { ordered, pay, quote } = buyer(() => browser);
  expect(dataOf<{ acquisto: Acquisto }>(await quote()).acquisto.cassa).toBe('chiusa');
  const { id } = await ordered();
  const reply = await pay(id, GOOD_CARD);
  expect([reply.statusCode, codeOf(reply)]).toEqual([409, 'ERR_ORDER_NOT_PAYABLE']);
  expect([await books.subscriptions(), await books.invoices(), await books.payments()]).toEqual([[], [], []]);
});

test('ACC-03 where nothing is sold no card can be given for a subscription, and its reader is told so', async () => {
  const account = await addAccount(database().orm);
  await addDue(database, account.id, { status: 'not_paid' });
  const browser = openBrowser(server, { host: 'edicola.ilmessaggero.it' });
  await browser.signIn(account);
  const reply = await browser.ask({ url: '/api/user/subscriptions' });
  const { abbonamenti } = dataOf<{ abbonamenti: { pagamento_aggiornabile: boolean }[] }>(reply);
  expect(abbonamenti.map(({ pagamento_aggiornabile }) => pagamento_aggiornabile)).toEqual([false]);
});

test('ACC-03 a page knows before anybody buys where the money is taken', () => {
  const shop = { url: 'https://shop.{domain}/cassa', secret: 'k'.repeat(32) };
  expect(checkoutKindOf({ checkout: null, earnest: true })).toBe('closed');
  expect(checkoutKindOf({ checkout: null, earnest: false })).toBe('embedded');
  expect(checkoutKindOf({ checkout: shop, earnest: true })).toBe('shop');
});
