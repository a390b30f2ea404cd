// @module-tag postgres
import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#openapi/generated/account.ts';
import { subscriptionCredits } from '#server/base/db/schema/purchases-schema.ts';
import { addReservedOffer } from '#server/sales/db/reserved-offers.ts';
import { addDue, booksOf, buyer, dataOf, ordineOf } from '#tests/support/checkout-fixture.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database);
const books = booksOf(database);

type Abbonamento = components['schemas']['Abbonamento'];

let reader: Account;
let browser: ReaderBrowser;
const { ordered, pay, update } = buyer(() => browser);

beforeEach(async () => {
  reader = await addAccount(database().orm);
  browser = openBrowser(server);
  await browser.signIn(reader);
});

/** Buys a subscription; today is 3 April 2025. @returns the subscription's number */
async function bought(overrides: object = {}): Promise<number> {
  const { id } = await ordered(overrides);
  return ordineOf(await pay(id)).abbonamento ?? 0;
}

const YEAR = { offerta: 'anno', centesimi: 7999 };

/** Buys Digital+ at three times the price of digital, so that one of its days costs three digital days. */
async function boughtPlus(): Promise<number> {
  const { id } = await addReservedOffer(database().orm, {
    readerId: reader.id,
    brand: 'MG',
    kind: 'more',
    product: 'digital+',
    createdAt: NOON,
    monthCents: 2997,
    monthRenewalCents: 2997,
    yearCents: null,
    yearRenewalCents: null,
    devices: 3,
    expiresOn: '2025-04-20',
  });
  return await bought({ offerta: `riservata-${id}-mese`, centesimi: 2997 });
}

/** Adds an online month bought on 1 April that costs as much as a digital one. */
const online = () =>
  addDue(database, reader.id, { product: 'online', startsOn: '2025-04-01', renewsOn: '2025-05-01' });

const withdraw = (id: number) =>
  browser.post(`/api/user/subscriptions/${id}/withdrawal`, {
    nome: 'Livia Prova',
    contratto: 'Abbonamento',
    email: 'altrove@esempio.it',
  });

const credits = async () => {
  const rows = await database().orm.select().from(subscriptionCredits);
  return rows.map(({ subscriptionId, sourceId, days }) => [subscriptionId, sourceId, days]).toSorted();
};

/** The credit that each subscription shows the reader beforehand. */
const given = async () => {
  const { abbonamenti } = dataOf<{ abbonamenti: Abbonamento[] }>(
    await browser.ask({ url: '/api/user/subscriptions' }),
  );
  return Object.fromEntries(abbonamenti.map(({ id, giorni_ceduti }) => [id, giorni_ceduti]));
};

describe('ACC-03 a reader who withdraws from a subscription whose unused days extended a later one', () => {
  test('is paid back in full, and the later one counts from its own first day', async () => {
    const [month, year] = [await bought(), await bought(YEAR)];
    expect(await books.subscription(year)).toMatchObject({
      countsFrom: '2025-05-03',
      renewsOn: '2026-05-03',
    });
    expect(await credits()).toEqual([[year, month, 30]]);
    expect(await given()).toEqual({ [month]: 30, [year]: 0 });
    expect((await withdraw(month)).statusCode).toBe(200);
    expect(await books.subscription(year)).toMatchObject({
      countsFrom: '2025-04-03',
      renewsOn: '2026-04-03',
    });
    expect((await books.orders()).map(({ status }) => status).toSorted()).toEqual(['paid', 'refunded']);
    expect(await credits()).toEqual([]);
    expect(await given()).toEqual({ [month]: 0, [year]: 0 });
  });

  test('has only the purchase marked as refunded, and not a change of card, which cost nothing', async () => {
    const month = await bought();
    const { id: card } = ordineOf(await update(month));
    expect(ordineOf(await pay(card)).stato).toBe('pagato');
    expect((await withdraw(month)).statusCode).toBe(200);
    const statuses = (await books.orders()).map(({ kind, status }) => [kind, status]);
    expect(Object.fromEntries(statuses)).toEqual({ purchase: 'refunded', card: 'paid' });
  });

  test('has the last day moved where the later one does not renew any more', async () => {
    const [month, year] = [await bought(), await bought(YEAR)];
    await browser.post(`/api/user/subscriptions/${year}/renewal`, { attivo: false });
    await withdraw(month);
    expect(await books.subscription(year)).toMatchObject({ endsOn: '2026-04-02', renewsOn: null });
  });

  test('loses the days along the chain, and only those that were paid with it', async () => {
    const first = await online();
    const [month, year] = [await bought(), await bought(YEAR)];
    // 26 days and a fraction of online, rounded up to a whole day; all 57 come before the year.
    expect(await credits()).toEqual([
      [month, first, 26],
      [year, first, 26],
      [year, month, 31],
    ]);
    await withdraw(month);
    expect(await books.subscription(year)).toMatchObject({ renewsOn: '2026-04-29' });
    await withdraw(first);
    expect(await books.subscription(year)).toMatchObject({ renewsOn: '2026-04-03' });
  });

  test('has the remaining days counted once where the product changes twice', async () => {
    await online();
    const month = await bought();
    const plus = await boughtPlus();
    // 56 of 57 days, each worth a third of a Digital+ day.
    expect(await books.subscription(plus)).toMatchObject({ countsFrom: '2025-04-22' });
    await withdraw(month);
    expect((await books.subscription(plus))?.countsFrom).toBe('2025-04-12');
  });

  test('keeps the rest of the earlier one where the withdrawn one is the later', async () => {
    const [month, year] = [await bought(), await bought(YEAR)];
    await withdraw(year);
    expect(await books.subscription(month)).toMatchObject({ status: 'active', endsOn: '2025-05-02' });
    await withdraw(month);
    expect(await books.subscription(year)).toMatchObject({ status: 'expired', endsOn: '2025-04-03' });
  });
});
