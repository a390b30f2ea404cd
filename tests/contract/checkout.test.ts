// @module-tag postgres
import { beforeEach, describe, expect, test } from 'vitest';
import { reservedId } from '#domain/offer-on-sale.ts';
import { changeSubscription } from '#server/accounts/db/subscriptions.ts';
import { reservedOffers } from '#server/base/db/schema/offers-schema.ts';
import {
  type Acquisto,
  addDue,
  booksOf,
  buyer,
  codeOf,
  dataOf,
  GOOD_CARD,
  LATER_REFUSED_CARD,
  ordineOf,
  REFUSED_CARD,
} from '#tests/support/checkout-fixture.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import { collectMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const mails = collectMails();
const server = newsstandApp(database, { mailer: mails.mailer });
const books = booksOf(database);

let reader: Account;
let browser: ReaderBrowser;
const { quote, order, ordered, pay, look, update } = buyer(() => browser);

async function signedIn(account: Account, host?: string): Promise<ReaderBrowser> {
  const other = openBrowser(server, host ? { host } : {});
  await other.signIn(account, { ricordami: true });
  return other;
}

beforeEach(async () => {
  mails.clear();
  reader = await addAccount(database().orm);
  browser = await signedIn(reader);
});

const subscribed = async () =>
  dataOf<{ abbonato: boolean }>(await browser.ask({ url: '/api/user/info' })).abbonato;

const quoted = async (offer?: string) => dataOf<{ acquisto: Acquisto }>(await quote(offer)).acquisto;

describe('ACC-03 a purchase', () => {
  test('shows its full terms before anything is ordered', async () => {
    expect(await quoted('anno')).toEqual({
      offerta: 'anno',
      prodotto: 'digital',
      piano: 'personal',
      mesi: 12,
      riservata: false,
      centesimi: 7999,
      centesimi_rinnovo: 7999,
      situazione: 'nuovo',
      abbonamento: null,
      conta_dal: '2025-04-03',
      rinnova_il: '2026-04-03',
      cassa: 'qui',
    });
    expect(await books.orders()).toEqual([]);
    expect((await quote('secolo')).statusCode).toBe(404);
  });

  test('that is paid opens the paper immediately, with an invoice and a mail', async () => {
    const { id, stato, indirizzo } = await ordered();
    expect([stato, indirizzo]).toEqual(['aperto', null]);
    expect(await subscribed()).toBe(false);
    const paid = ordineOf(await pay(id));
    expect(paid).toMatchObject({
      stato: 'pagato',
      carta: '4242',
      rinnova_il: '2025-05-03',
      fattura: '1/2025',
      rifiuto: null,
    });
    expect(await subscribed()).toBe(true);
    expect(await books.subscription(paid.abbonamento ?? 0)).toMatchObject({
      status: 'active',
      recurring: true,
      startsOn: '2025-04-03',
      cents: 999,
      card: '4242',
      cardExpires: '2030-09-30',
    });
    expect(await books.invoices()).toMatchObject([
      { orderId: id, cents: 999, subscriptionId: paid.abbonamento },
    ]);
    const [mail] = await mails.wait(reader.email);
    for (const said of ['9,99 €', 'Fattura n. 1/2025', 'sabato 3 maggio 2025', '•••• 4242']) {
      expect(mail?.text).toContain(said);
    }
  });

  test('stores nothing of a card but its last four digits', async () => {
    await pay((await ordered()).id);
    const kept = JSON.stringify([await books.orders(), await books.payments(), await books.subscriptions()]);
    expect(kept).not.toContain('42424242');
  });

  test('that is refused keeps its order, which another card can pay', async () => {
    const { id } = await ordered();
    expect(ordineOf(await pay(id, REFUSED_CARD))).toMatchObject({ stato: 'rifiutato', rifiuto: 'rifiutata' });
    expect(await subscribed()).toBe(false);
    expect(await books.invoices()).toEqual([]);
    expect((await ordered()).id).toBe(id);
    expect(ordineOf(await pay(id))).toMatchObject({ stato: 'pagato', rifiuto: null });
    expect((await books.payments()).map(({ outcome, card }) => [outcome, card])).toEqual([
      ['refused', '0002'],
      ['paid', '4242'],
    ]);
    await mails.wait(reader.email);
    expect(mails.to(reader.email)).toHaveLength(1);
  });

  test('ordered and paid twice at the same time is one order, paid once', async () => {
    const [one, two] = await Promise.all([ordered(), ordered()]);
    expect(two?.id).toBe(one?.id);
    const answers = await Promise.all([pay(one.id), pay(one.id), pay(one.id)]);
    expect(answers.map((reply) => ordineOf(reply).stato)).toEqual(['pagato', 'pagato', 'pagato']);
    expect(await books.subscriptions()).toHaveLength(1);
    expect(await books.invoices()).toHaveLength(1);
    expect(await books.payments()).toHaveLength(1);
  });

  test('requires accepted conditions, the price that was shown, and a valid card, also for trials', async () => {
    for (const missing of ['condizioni', 'subito']) {
      const refused = await order({ [missing]: false });
      expect([refused.statusCode, refused.json()]).toMatchObject([400, { campo: missing }]);
    }
    expect(codeOf(await order({ centesimi: 1 }))).toBe('ERR_OFFER_CHANGED');
    expect((await order({ offerta: 'secolo' })).statusCode).toBe(404);
    const { id } = await ordered();
    for (const [wrong, campo] of [
      [{ numero: '4111111111111111' }, 'numero'],
      [{ numero: '' }, 'numero'],
      [{ scadenza: '13/30' }, 'scadenza'],
      [{ scadenza: '03/25' }, 'scadenza'],
    ] as const) {
      const refused = await pay(id, { ...GOOD_CARD, ...wrong });
      expect([refused.statusCode, refused.json()], JSON.stringify(wrong)).toMatchObject([400, { campo }]);
    }
    expect(await books.payments()).toEqual([]);
  });

  test('cannot be ordered or paid by another reader, nor on another paper', async () => {
    const { id } = await ordered();
    const stranger = buyer(() => other);
    const other = await signedIn(await addAccount(database().orm));
    expect((await stranger.look(id)).statusCode).toBe(404);
    expect((await stranger.pay(id)).statusCode).toBe(404);
    const elsewhere = await signedIn(reader, 'ilmattino.localhost');
    expect((await buyer(() => elsewhere).pay(id)).statusCode).toBe(404);
    const nobody = openBrowser(server);
    expect((await buyer(() => nobody).look(id)).statusCode).toBe(401);
    expect(ordineOf(await look(id)).stato).toBe('aperto');
  });
});

describe('ACC-03 a reader who already has a subscription', () => {
  test('cannot buy the same again, even with an order that was opened before', async () => {
    const before = await ordered();
    await addDue(database, reader.id, { renewsOn: '2025-04-20' });
    expect(await quoted()).toMatchObject({ situazione: 'attivo' });
    expect(codeOf(await order())).toBe('ERR_ALREADY_SUBSCRIBED');
    expect(codeOf(await pay(before.id))).toBe('ERR_ALREADY_SUBSCRIBED');
    expect(await books.invoices()).toEqual([]);
  });

  test('pays the outstanding renewal instead of buying it again', async () => {
    const id = await addDue(database, reader.id, { status: 'not_paid', renewsOn: '2025-04-01' });
    expect(await quoted('anno')).toMatchObject({ situazione: 'non_pagato', abbonamento: id });
    expect(codeOf(await order({ offerta: 'anno', centesimi: 7999 }))).toBe('ERR_ALREADY_SUBSCRIBED');
  });

  test('switches to a year: the paid days are added, and the monthly subscription no longer renews', async () => {
    const id = await addDue(database, reader.id, { renewsOn: '2025-04-20' });
    expect(await quoted('anno')).toMatchObject({
      situazione: 'sostituisce',
      conta_dal: '2025-04-20',
      rinnova_il: '2026-04-20',
    });
    await pay((await ordered({ offerta: 'anno', centesimi: 7999 })).id);
    expect(await books.subscription(id)).toMatchObject({ recurring: false, endsOn: '2025-04-19' });
    expect((await books.subscriptions())[1]).toMatchObject({ months: 12, renewsOn: '2026-04-20' });
  });
});

test('ACC-03 an unpaid lesser subscription ends with the purchase of a fuller one', async () => {
  const id = await addDue(database, reader.id, {
    product: 'online',
    status: 'not_paid',
    renewsOn: '2025-04-01',
  });
  expect(await quoted()).toMatchObject({ situazione: 'sostituisce', conta_dal: '2025-04-03' });
  await pay((await ordered()).id);
  expect(await books.subscription(id)).toMatchObject({
    status: 'expired',
    recurring: false,
    endsOn: '2025-03-31',
    renewsOn: null,
  });
});

describe('ACC-08 a reserved offer', () => {
  test('is paid at its own price, once, and renews at the full price', async () => {
    const { orm } = database();
    const [offer] = await orm
      .insert(reservedOffers)
      .values({
        readerId: reader.id,
        brand: 'MG',
        kind: 'welcome',
        product: 'digital',
        devices: 2,
        monthCents: 100,
        monthRenewalCents: 999,
        createdAt: NOON,
        expiresOn: '2025-04-10',
      })
      .returning();
    const offerta = reservedId(offer?.id ?? '', 1);
    const { id } = await ordered({ offerta, centesimi: 100 });
    const paid = ordineOf(await pay(id));
    expect(paid).toMatchObject({ stato: 'pagato', centesimi: 100, centesimi_rinnovo: 999 });
    expect(await books.subscription(paid.abbonamento ?? 0)).toMatchObject({ cents: 999, devices: 2 });
    expect((await orm.select().from(reservedOffers))[0]?.usedAt).not.toBeNull();
    expect((await quote(offerta)).statusCode).toBe(404);
    const stranger = await signedIn(await addAccount(orm));
    expect((await buyer(() => stranger).quote(offerta)).statusCode).toBe(404);
  });

  test('that has expired when it is paid charges nothing', async () => {
    const { orm } = database();
    const [offer] = await orm
      .insert(reservedOffers)
      .values({
        readerId: reader.id,
        brand: 'MG',
        kind: 'welcome',
        product: 'digital',
        monthCents: 100,
        monthRenewalCents: 999,
        createdAt: NOON,
        expiresOn: '2025-04-03',
      })
      .returning();
    const { id } = await ordered({ offerta: reservedId(offer?.id ?? '', 1), centesimi: 100 });
    server.setClock('2025-04-04T10:00:00Z');
    expect(codeOf(await pay(id))).toBe('ERR_OFFER_CHANGED');
    expect([await books.payments(), await books.subscriptions()]).toEqual([[], []]);
  });
});

describe('ACC-03 the payment of a subscription', () => {
  test('that is overdue is settled: the due amount is paid, and the subscription is active again', async () => {
    const id = await addDue(database, reader.id, {
      status: 'not_paid',
      renewsOn: '2025-04-01',
      card: '0341',
    });
    const due = ordineOf(await update(id, 999));
    expect(due).toMatchObject({ tipo: 'rinnovo', centesimi: 999, stato: 'aperto' });
    expect(ordineOf(await pay(due.id, REFUSED_CARD)).stato).toBe('rifiutato');
    expect(ordineOf(await update(id, 999)).id).toBe(due.id);
    expect(ordineOf(await pay(due.id))).toMatchObject({ stato: 'pagato', rinnova_il: '2025-05-01' });
    expect(await books.subscription(id)).toMatchObject({ status: 'active', card: '4242', recurring: true });
    expect(await books.invoices()).toMatchObject([{ orderId: due.id, subscriptionId: id }]);
    expect((await mails.wait(reader.email))[0]?.subject).toContain('Abbonamento rinnovato');
  });

  test('can be moved to another card before it is due, at no cost', async () => {
    const id = await addDue(database, reader.id, { renewsOn: '2025-05-01', cardExpires: '2025-04-30' });
    const { id: card, centesimi } = ordineOf(await update(id));
    expect(centesimi).toBe(0);
    expect(ordineOf(await pay(card, LATER_REFUSED_CARD)).stato).toBe('pagato');
    expect(await books.subscription(id)).toMatchObject({
      status: 'active',
      card: '0341',
      cardExpires: '2030-09-30',
      renewsOn: '2025-05-01',
    });
    expect(await books.invoices()).toEqual([]);
    expect((await mails.wait(reader.email))[0]?.subject).toContain('Carta aggiornata');
  });

  test('charges only the amount that the reader saw', async () => {
    const id = await addDue(database, reader.id, { renewsOn: '2025-05-01' });
    expect((await update(id, 0)).statusCode).toBe(200);
    await changeSubscription(database().orm, id, { status: 'not_paid', renewsOn: '2025-04-01' });
    const changed = await update(id, 0);
    expect([changed.statusCode, codeOf(changed)]).toEqual([409, 'ERR_OFFER_CHANGED']);
    expect((await books.orders()).map(({ kind }) => kind)).toEqual(['card']);
    expect(ordineOf(await update(id, 999))).toMatchObject({ tipo: 'rinnovo', centesimi: 999 });
  });

  test('is refused to another reader, and for a subscription that does not renew or is over', async () => {
    const id = await addDue(database, reader.id);
    const other = await signedIn(await addAccount(database().orm));
    expect((await buyer(() => other).update(id)).statusCode).toBe(404);
    for (const overrides of [
      { recurring: false, renewsOn: null, endsOn: '2025-05-01' },
      { product: 'mobile' },
      { gift: true },
      { status: 'not_paid', renewsOn: '2025-03-20' },
    ] as const) {
      const refused = await update(await addDue(database, reader.id, overrides));
      expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'ERR_PAYMENT_NOT_UPDATED']);
    }
  });
});
