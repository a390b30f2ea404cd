import { expect, test } from 'vitest';
import { booksOf, buyer, codeOf, GOOD_CARD } from '#tests/support/checkout-bench.ts';
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
  const { ordered, pay } = buyer(() => browser);
  const { id } = await ordered();
  const reply = await pay(id, GOOD_CARD);
  expect([reply.statusCode, codeOf(reply)]).toEqual([409, 'ERR_ORDER_NOT_PAYABLE']);
  expect([await books.subscriptions(), await books.invoices(), await books.payments()]).toEqual([[], [], []]);
});
