// @module-tag postgres
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { reservedId } from '#domain/offer-on-sale.ts';
import { reservedOffers } from '#server/base/db/schema/offers-schema.ts';
import { subscriptions } from '#server/base/db/schema/readers-schema.ts';
import { signatureOf } from '#server/sales/checkout/shop-signature.ts';
import { addReservedOffer } from '#server/sales/db/reserved-offers.ts';
import {
  addDue,
  booksOf,
  buyer,
  codeOf,
  GOOD_CARD,
  type Ordine,
  ordineOf,
} from '#tests/support/checkout-fixture.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import { collectMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const SECRET = 'segreto-del-negozio-lungo-abbastanza';
const CALLBACK = '/api/checkout/esito';

const database = testDatabase();
const mails = collectMails();
const server = newsstandApp(database, {
  mailer: mails.mailer,
  environment: { CHECKOUT_URL: 'https://shop.{domain}/cassa', CHECKOUT_SECRET: SECRET },
});
const plain = newsstandApp(database);
const books = booksOf(database);

let reader: Account;
let browser: ReaderBrowser;
const { ordered, pay, look, update } = buyer(() => browser);

beforeEach(async () => {
  mails.clear();
  reader = await addAccount(database().orm);
  browser = openBrowser(server);
  await browser.signIn(reader);
});

type Sent = { secret?: string; at?: Date; headers?: Record<string, string> };

function tell(event: object | string, { secret = SECRET, at = NOON, headers = {} }: Sent = {}) {
  const payload = typeof event === 'string' ? event : JSON.stringify(event);
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return server.ask({
    url: CALLBACK,
    method: 'POST',
    payload,
    headers: {
      'content-type': 'application/json',
      'x-edicola-timestamp': timestamp,
      'x-edicola-signature': signatureOf(secret, timestamp, payload),
      ...headers,
    },
  });
}

const paid = ({ id, centesimi }: Pick<Ordine, 'id' | 'centesimi'>, overrides: object = {}) => ({
  evento: randomUUID(),
  tipo: 'pagato',
  ordine: id,
  riferimento: 'N-1',
  centesimi,
  carta: { ultime: '1881', scadenza: '09/30' },
  ...overrides,
});

const stateOf = async (id: string) => ordineOf(await look(id)).stato;

describe('ACC-03 an order that is paid at a shop', () => {
  test('redirects there with a signature, is paid by the shop’s callback, and not by card here', async () => {
    const order = await ordered();
    const address = new URL(order.indirizzo ?? '');
    expect(address.origin + address.pathname).toBe('https://shop.ilmessaggero.it/cassa');
    const said = address.search.slice(1, address.search.lastIndexOf('&firma='));
    const { quando, ordine, centesimi, ritorno, firma } = Object.fromEntries(address.searchParams);
    expect(firma).toBe(signatureOf(SECRET, quando ?? '', said));
    expect([ordine, centesimi]).toEqual([order.id, '999']);
    expect(ritorno).toContain(`/vetrina/acquisto?offerta=mese&ordine=${order.id}`);
    expect(codeOf(await pay(order.id, GOOD_CARD))).toBe('ERR_ORDER_NOT_PAYABLE');

    const told = await tell(paid(order));
    expect([told.statusCode, told.json()]).toMatchObject([200, { data: { nuovo: true } }]);
    expect(ordineOf(await look(order.id))).toMatchObject({
      stato: 'pagato',
      carta: '1881',
      fattura: '1/2025',
      indirizzo: null,
      rinnova_il: '2025-05-03',
    });
    expect((await mails.wait(reader.email))[0]?.subject).toContain('è attivo');
  });

  test('is not paid any more once its subscription is deleted', async () => {
    const subscription = await addDue(database, reader.id);
    const card = ordineOf(await update(subscription));
    expect(new URL(card.indirizzo ?? '').searchParams.get('ritorno')).toContain(
      `abbonamento=${subscription}&ordine=${card.id}`,
    );
    await database().orm.delete(subscriptions).where(eq(subscriptions.id, subscription));
    expect(ordineOf(await look(card.id))).toMatchObject({ abbonamento: null, indirizzo: null });
  });

  test('changes nothing more when the callback is repeated, also concurrently', async () => {
    const order = await ordered();
    const event = paid(order);
    const first = await Promise.all([tell(event), tell(event), tell(event)]);
    expect(first.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await tell({ ...event, evento: 'another' })).json()).toMatchObject({ data: { nuovo: false } });
    expect([(await books.invoices()).length, (await books.payments()).length]).toEqual([1, 1]);
  });

  test('is not accepted when it is paid a second time: the shop refunds it', async () => {
    const order = await ordered();
    await tell(paid(order));
    const again = await tell(paid(order, { riferimento: 'N-2' }));
    expect([again.statusCode, codeOf(again)]).toEqual([409, 'ERR_ORDER_NOT_PAYABLE']);
    expect(await books.subscriptions()).toHaveLength(1);
  });

  test('is not accepted beside one paid meanwhile: a reader has no two that renew', async () => {
    const { id } = await addReservedOffer(database().orm, {
      readerId: reader.id,
      brand: 'MG',
      kind: 'welcome',
      product: 'digital',
      createdAt: NOON,
      monthCents: 100,
      monthRenewalCents: 999,
      yearCents: null,
      yearRenewalCents: null,
      expiresOn: '2025-04-20',
    });
    const month = await ordered();
    const reserved = await ordered({ offerta: `riservata-${id}-mese`, centesimi: 100 });
    expect((await tell(paid(reserved))).statusCode).toBe(200);
    const also = await tell(paid(month, { riferimento: 'N-2' }));
    expect([also.statusCode, codeOf(also)]).toEqual([409, 'ERR_ORDER_NOT_PAYABLE']);
    expect(await books.subscriptions()).toMatchObject([{ months: 1, recurring: true }]);
    expect(await books.invoices()).toHaveLength(1);
  });

  test.each([
    ['shortly after midnight', '2025-04-03T22:20:00Z', 200, 'paid'],
    ['more than a day later', '2025-04-04T21:50:01Z', 409, 'cancelled'],
  ])('with an offer on its last day is paid %s: %s', async (_when, later, status, state) => {
    const { id } = await addReservedOffer(database().orm, {
      readerId: reader.id,
      brand: 'MG',
      kind: 'welcome',
      product: 'digital',
      createdAt: NOON,
      monthCents: 149,
      monthRenewalCents: 999,
      yearCents: null,
      yearRenewalCents: null,
      expiresOn: '2025-04-03',
    });
    server.setClock('2025-04-03T21:50:00Z');
    const order = await ordered({ offerta: reservedId(id, 1), centesimi: 149 });
    server.setClock(later);
    const told = await tell(paid(order), { at: new Date(later) });
    expect(told.statusCode).toBe(status);
    expect(await books.orders()).toMatchObject([{ id: order.id, status: state }]);
    const [offer] = await database().orm.select().from(reservedOffers);
    expect(offer?.usedAt).toEqual(status === 200 ? new Date(later) : null);
  });

  test('that is refused can be retried', async () => {
    const order = await ordered();
    const { centesimi: _, ...event } = paid(order, { tipo: 'rifiutato', motivo: 'annullata' });
    expect((await tell(event)).statusCode).toBe(200);
    expect(ordineOf(await look(order.id))).toMatchObject({ stato: 'rifiutato', rifiuto: 'annullata' });
    // The order is open for the next attempt: the last attempt's refusal is not shown.
    expect(await ordered()).toMatchObject({ id: order.id, stato: 'aperto', rifiuto: null });
    expect(await stateOf(order.id)).toBe('aperto');
    expect((await tell(paid(order))).statusCode).toBe(200);
    expect(await stateOf(order.id)).toBe('pagato');
  });

  test('that is no longer allowed when it is paid is closed, and no payment is expected any more', async () => {
    const { orm } = database();
    const [offer] = await orm
      .insert(reservedOffers)
      .values({
        readerId: reader.id,
        brand: 'MG',
        kind: 'welcome',
        product: 'digital',
        monthCents: 499,
        monthRenewalCents: 999,
        expiresOn: '2025-04-30',
        createdAt: NOON,
      })
      .returning();
    const order = await ordered({ offerta: reservedId(offer?.id ?? '', 1), centesimi: 499 });
    await orm.update(reservedOffers).set({ usedAt: NOON });
    const event = paid(order);
    for (const again of [event, event]) {
      const told = await tell(again);
      expect([told.statusCode, codeOf(told)]).toEqual([409, 'ERR_ORDER_NOT_PAYABLE']);
      expect(ordineOf(await look(order.id))).toMatchObject({ stato: 'annullato', indirizzo: null });
    }
    expect([await books.payments(), await books.subscriptions()]).toEqual([[], []]);
  });
});

describe('ACC-03 a callback that is not the shop’s', () => {
  test('is refused: with another key, another body, another time, or no signature', async () => {
    const order = await ordered();
    const event = paid(order);
    const body = JSON.stringify(event);
    const now = String(Math.floor(NOON.getTime() / 1000));
    const tries: [object | string, Sent][] = [
      [event, { secret: 'x'.repeat(36) }],
      [`${body} `, { headers: { 'x-edicola-signature': signatureOf(SECRET, now, body) } }],
      [event, { headers: { 'x-edicola-timestamp': String(Number(now) + 1) } }],
      [event, { at: new Date(NOON.getTime() - 301_000) }],
      [event, { at: new Date(NOON.getTime() + 301_000) }],
      [event, { headers: { 'x-edicola-signature': '' } }],
      [event, { headers: { 'x-edicola-signature': 'zz'.repeat(32) } }],
    ];
    for (const [sent, how] of tries) {
      const refused = await tell(sent, how);
      expect([refused.statusCode, codeOf(refused)], JSON.stringify(how)).toEqual([
        401,
        'ERR_SIGNATURE_NOT_VALID',
      ]);
    }
    expect(await stateOf(order.id)).toBe('aperto');
  });

  test('finds no such address where no shop is configured', async () => {
    const reply = await plain.ask({ url: CALLBACK, method: 'POST', payload: {} });
    expect(reply.statusCode).toBe(405);
  });

  test('is refused even with the shop’s signature if its contents are impossible', async () => {
    const order = await ordered();
    for (const [wrong, status] of [
      ['{', 400],
      [paid(order, { tipo: 'regalato' }), 400],
      [paid(order, { ordine: 'x' }), 400],
      [paid({ ...order, id: randomUUID() }), 404],
      [paid(order, { centesimi: 1 }), 422],
    ] as const) {
      expect((await tell(wrong)).statusCode, JSON.stringify(wrong)).toBe(status);
    }
    expect(await stateOf(order.id)).toBe('aperto');
  });
});

test.each([
  [{ carta: { ultime: '0005', scadenza: '11/31' } }, { card: '0005', cardExpires: '2031-11-30' }],
  [{ carta: { ultime: '0005' } }, { card: '0005', cardExpires: null }],
  [{ carta: undefined }, { card: null, cardExpires: null }],
])('ACC-03 a change of card reported with %j replaces the stored card', async (reported, stored) => {
  const subscription = await addDue(database, reader.id, { card: '4242', cardExpires: '2026-01-31' });
  const change = ordineOf(await update(subscription));
  expect(change.tipo).toBe('carta');
  const reply = await tell(paid(change, { riferimento: 'C-1', ...reported }));
  expect([reply.statusCode, reply.json()]).toMatchObject([200, { data: { nuovo: true } }]);
  expect(await books.subscription(subscription)).toMatchObject({ ...stored, renewsOn: '2025-04-03' });
  expect(await stateOf(change.id)).toBe('pagato');
});

describe('ACC-03 a renewal by a shop', () => {
  const begin = async () => {
    const order = await ordered();
    await tell(paid(order));
    return { order, id: ordineOf(await look(order.id)).abbonamento ?? 0 };
  };
  const renewed = (order: Ordine, overrides: object = {}) =>
    paid(order, { tipo: 'rinnovato', giorno: '2025-05-03', riferimento: 'R-1', ...overrides });

  test('is reported with the original order, counts once, and pays no other day', async () => {
    const { order, id } = await begin();
    const at = new Date('2025-05-03T08:00:00Z');
    server.setClock(at.toISOString());
    expect((await tell(renewed(order), { at })).json()).toMatchObject({ data: { nuovo: true } });
    expect((await tell(renewed(order), { at })).json()).toMatchObject({ data: { nuovo: false } });
    expect(
      (await tell(renewed(order, { giorno: '2025-07-03', riferimento: 'R-2' }), { at })).statusCode,
    ).toBe(409);
    expect(await books.subscription(id)).toMatchObject({ status: 'renewed', renewsOn: '2025-06-03' });
    expect(await books.invoices()).toHaveLength(2);
  });

  test('that is refused leaves access for a week, and is paid at the shop', async () => {
    const { order, id } = await begin();
    const { centesimi: _, ...refused } = renewed(order, { tipo: 'rinnovo-rifiutato', motivo: 'rifiutata' });
    expect((await tell(refused)).statusCode).toBe(200);
    expect((await books.subscription(id))?.status).toBe('not_paid');
    expect((await mails.wait(reader.email, 2))[1]?.subject).toContain('non è stato pagato');
    const due = ordineOf(await update(id, 999));
    expect([due.tipo, due.stato, due.indirizzo?.includes(due.id)]).toEqual(['rinnovo', 'aperto', true]);
    expect((await tell(paid(due, { riferimento: 'R-9' }))).statusCode).toBe(200);
    expect(await books.subscription(id)).toMatchObject({ status: 'active', renewsOn: '2025-06-03' });
  });

  test('of a subscription that no longer renews is not accepted', async () => {
    const { order, id } = await begin();
    await browser.post(`/api/user/subscriptions/${id}/renewal`, { attivo: false });
    expect((await tell(renewed(order))).statusCode).toBe(409);
    expect((await tell(renewed({ ...order, id: randomUUID() }))).statusCode).toBe(404);
  });
});
