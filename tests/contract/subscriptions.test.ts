// @module-tag postgres
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#openapi/generated/account.ts';
import { addSubscription, type NewSubscription } from '#server/accounts/db/subscriptions.ts';
import { writeExport } from '#server/accounts/privacy/write-export.ts';
import { visibleAnswers } from '#server/assistant/visible-answers.ts';
import { orders, subscriptionReceipts } from '#server/base/db/schema/purchases-schema.ts';
import { subscriptions } from '#server/base/db/schema/readers-schema.ts';
import { configuredCheckout } from '#server/sales/checkout/configured-checkout.ts';
import { endDue } from '#server/sales/checkout/renew-due.ts';
import { sendDueMails } from '#server/sales/checkout/send-due-mails.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import { collectMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { unzip } from '#tests/support/unzip.ts';

type Abbonamento = components['schemas']['Abbonamento'];

const database = testDatabase();
const mails = collectMails();
const server = newsstandApp(database, { mailer: mails.mailer });

let holder: Account;
let member: Account;
let browser: ReaderBrowser;

beforeEach(async () => {
  mails.clear();
  holder = await addAccount(database().orm);
  member = await addAccount(database().orm);
  browser = openBrowser(server);
  await browser.signIn(holder, { ricordami: true });
});

/** Adds a subscription of the holder, and of the member for a family plan; today is 3 April 2025. */
const add = (overrides: Partial<NewSubscription> = {}) =>
  addSubscription(
    database().orm,
    {
      brand: 'MG',
      product: 'digital',
      plan: 'personal',
      months: 12,
      status: 'active',
      recurring: true,
      startsOn: '2025-03-28',
      renewsOn: '2025-04-28',
      cents: 999,
      card: '4021',
      ...overrides,
    },
    [holder.id, ...(overrides.plan === 'family' ? [member.id] : [])],
  );

const dataOf = <Data>(reply: { json(): unknown }) => (reply.json() as { data: Data }).data;
const codeOf = (reply: { json(): unknown }) => (reply.json() as { status: { code: string } }).status.code;

async function list(whose = browser): Promise<Abbonamento[]> {
  const reply = await whose.ask({ url: '/api/user/subscriptions' });
  return dataOf<{ abbonamenti: Abbonamento[] }>(reply).abbonamenti;
}

const setRenewal = (id: number, attivo: boolean, whose = browser) =>
  whose.post(`/api/user/subscriptions/${id}/renewal`, { attivo });

const declared = { nome: 'Livia Prova', contratto: 'Abbonamento digital', email: 'altrove@esempio.it' };
const withdraw = (id: number, body: object = declared, whose = browser) =>
  mails.after(declared.email, () =>
    mails.after(holder.email, () => whose.post(`/api/user/subscriptions/${id}/withdrawal`, body)),
  );

const subscribed = async () =>
  dataOf<components['schemas']['Utente']>(await browser.ask({ url: '/api/user/info' })).abbonato;

describe('ACC-03 the list of subscriptions', () => {
  test('has the terms of each, and what can be done with it today', async () => {
    const id = await add();
    await add({
      product: 'online',
      status: 'active',
      recurring: false,
      renewsOn: null,
      endsOn: '2025-04-01',
    });
    const [one, over] = (await list()).toSorted((a, b) => a.id - b.id);
    expect(one).toMatchObject({
      id,
      abbonamento: { stato: 'active', tipo_prodotto: 'digital', flag_ricorrente: true },
      carta: '4021',
      negozio: false,
      rinnovo: 'disattivabile',
      ultimo_giorno: '2025-04-27',
      recesso_entro: '2025-04-11',
      ricevute: [],
    });
    expect(over).toMatchObject({
      abbonamento: { stato: 'subscription_expired' },
      rinnovo: 'fisso',
      ultimo_giorno: null,
      recesso_entro: null,
    });
  });

  test('has none of another paper or another reader, and no actions for members', async () => {
    await add({ brand: 'EM' });
    const id = await add({ plan: 'family' });
    expect((await list()).map((one) => one.id)).toEqual([id]);
    const other = openBrowser(server);
    await other.signIn(member);
    expect(await list(other)).toMatchObject([{ id, rinnovo: 'fisso', recesso_entro: null }]);
    // How the holder pays is the holder's business.
    expect(await list(other)).toMatchObject([{ carta: null, carta_scade: null }]);
    expect((await list(other))[0]?.abbonamento).toMatchObject({
      prezzo_centesimi: null,
      tipo_pagamento: null,
      categoria_pagamento: null,
    });
    const copy = await unzip(
      Buffer.from(await writeExport(database().orm, member, { now: NOON, visibleAnswers })),
    );
    for (const text of Object.values(copy)) expect(text).not.toMatch(/4021|\b999\b/);
    const ownCopy = await unzip(
      Buffer.from(await writeExport(database().orm, holder, { now: NOON, visibleAnswers })),
    );
    expect(ownCopy['dati.html']).toContain('4021');
    const stranger = openBrowser(server);
    await stranger.signIn(await addAccount(database().orm));
    expect(await list(stranger)).toEqual([]);
    expect((await openBrowser(server).ask({ url: '/api/user/subscriptions' })).statusCode).toBe(401);
  });

  test('has one whose renewal was not paid, which opens the paper for another week', async () => {
    await add({ status: 'not_paid', renewsOn: '2025-03-27' });
    expect(await subscribed()).toBe(true);
    server.setClock('2025-04-04T10:00:00Z');
    expect(await subscribed()).toBe(false);
  });
});

describe('ACC-03 the renewal', () => {
  test('can be turned off with a dated receipt, stored and mailed, and on again', async () => {
    const id = await add();
    const off = dataOf<{ ricevuta: object; abbonamenti: Abbonamento[] }>(await setRenewal(id, false));
    const receipt = { tipo: 'rinnovo-disattivato', quando: NOON.toISOString() };
    expect(off.ricevuta).toMatchObject(receipt);
    expect(off.abbonamenti).toMatchObject([
      {
        rinnovo: 'riattivabile',
        abbonamento: { data_fine: '2025-04-27', stato: 'active' },
        ricevute: [receipt],
      },
    ]);
    const [mail] = await mails.wait(holder.email);
    expect(mail?.text).toContain('fino a domenica 27 aprile 2025');
    expect(await subscribed()).toBe(true);

    server.setClock('2025-04-03T12:00:00Z');
    const on = dataOf<{ abbonamenti: Abbonamento[] }>(await setRenewal(id, true));
    expect(on.abbonamenti).toMatchObject([
      {
        rinnovo: 'disattivabile',
        abbonamento: { data_fine: null, data_prossimo_rinnovo_prezzo_pieno: '2025-04-28' },
        ricevute: [{ tipo: 'rinnovo-riattivato' }, { tipo: 'rinnovo-disattivato' }],
      },
    ]);
    expect(await mails.wait(holder.email, 2)).toHaveLength(2);
  });

  test.each([
    'digital',
    'digital+',
  ] as const)('cannot be turned on again when %s was bought meanwhile, which would be paid twice', async (product) => {
    const id = await add();
    await setRenewal(id, false);
    const later = await add({ product, months: 1, startsOn: '2025-04-03', renewsOn: '2025-05-28' });
    const [own] = (await list()).filter((one) => one.id === id);
    expect(own?.rinnovo).toBe('fisso');
    expect((await setRenewal(id, true)).statusCode).toBe(409);
    // A later one that ends first does not continue it.
    await database()
      .orm.update(subscriptions)
      .set({ recurring: false, renewsOn: null, endsOn: '2025-04-10' })
      .where(eq(subscriptions.id, later));
    expect((await setRenewal(id, true)).statusCode).toBe(200);
  });

  test('has one receipt when it is turned off twice at the same time', async () => {
    const id = await add();
    const answers = await Promise.all([setRenewal(id, false), setRenewal(id, false)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await database().orm.select().from(subscriptionReceipts)).toHaveLength(1);
  });

  test('cannot be turned off by another reader, nor on another paper', async () => {
    const id = await add({ plan: 'family' });
    const elsewhere = await add({ brand: 'EM' });
    const other = openBrowser(server);
    await other.signIn(member);
    expect((await setRenewal(id, false, other)).statusCode).toBe(404);
    expect((await setRenewal(elsewhere, false)).statusCode).toBe(404);
    expect((await setRenewal(4711, false)).statusCode).toBe(404);
    expect((await setRenewal(id, false, openBrowser(server))).statusCode).toBe(401);
    expect((await browser.post(`/api/user/subscriptions/${id}/renewal`, {})).statusCode).toBe(400);
    expect((await browser.post('/api/user/subscriptions/x/renewal', { attivo: true })).statusCode).toBe(400);
  });

  test('cannot be changed where an app store manages it, or there is none', async () => {
    for (const overrides of [
      { product: 'mobile' },
      { recurring: false, renewsOn: null, endsOn: '2025-05-01' },
    ] as const) {
      const refused = await setRenewal(await add(overrides), false);
      expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'ERR_RENEWAL_NOT_CHANGED']);
    }
    const never = await add({ recurring: false, renewsOn: null, endsOn: '2025-05-01' });
    expect((await setRenewal(never, true)).statusCode).toBe(409);
    expect(mails.to(holder.email)).toEqual([]);
  });

  test('ends the subscription immediately when it is turned off unpaid', async () => {
    const id = await add({ status: 'not_paid', renewsOn: '2025-04-01' });
    expect((await setRenewal(id, false)).statusCode).toBe(200);
    expect(await subscribed()).toBe(false);
    expect(await list()).toMatchObject([{ abbonamento: { stato: 'expired' }, rinnovo: 'fisso' }]);
  });

  test('ends the subscription immediately, with one mail, when it is turned off long after it was not charged', async () => {
    const { orm } = database();
    const id = await add({ renewsOn: '2025-03-20' });
    expect((await setRenewal(id, false)).statusCode).toBe(200);
    await mails.wait(holder.email);
    const now = () => new Date('2025-04-04T10:00:00Z');
    const checkout = configuredCheckout({ checkout: null, isProductionSet: false });
    const deps = { orm, mailer: mails.mailer, checkout, now, accountOriginOf: () => 'https://a.example' };
    await endDue(deps);
    await sendDueMails(deps);
    expect(await list()).toMatchObject([{ abbonamento: { stato: 'expired' }, rinnovo: 'fisso' }]);
    expect(mails.to(holder.email)).toHaveLength(1);
  });
});

describe('ACC-03 the withdrawal', () => {
  test('ends it, marks its order, and is confirmed with its contents to both addresses', async () => {
    const { orm } = database();
    const id = await add();
    const order = {
      readerId: holder.id,
      brand: 'MG',
      offer: 'anno',
      product: 'digital',
      plan: 'personal',
    } as const;
    await orm.insert(orders).values({
      ...order,
      months: 12,
      cents: 999,
      status: 'paid',
      checkout: 'x',
      subscriptionId: id,
      createdAt: NOON,
    });
    const reply = dataOf<{ ricevuta: object; abbonamenti: Abbonamento[] }>(await withdraw(id));
    expect(reply.ricevuta).toMatchObject({ tipo: 'recesso', quando: NOON.toISOString() });
    expect(reply.abbonamenti).toMatchObject([{ abbonamento: { stato: 'expired' }, recesso_entro: null }]);
    expect(await subscribed()).toBe(false);
    expect((await orm.select().from(orders))[0]?.status).toBe('refunded');
    for (const address of [declared.email, holder.email]) {
      const [mail] = await mails.wait(address);
      for (const said of [
        declared.nome,
        declared.contratto,
        declared.email,
        'giovedì 3 aprile 2025, alle 12.00',
      ]) {
        expect(mail?.text, address).toContain(said);
      }
    }
    const again = await withdraw(id);
    expect([again.statusCode, codeOf(again)]).toEqual([409, 'ERR_WITHDRAWAL_NOT_POSSIBLE']);
  });

  test('is possible through the fourteenth day, and not after', async () => {
    const id = await add();
    server.setClock('2025-04-11T21:59:00Z');
    expect((await list())[0]?.recesso_entro).toBe('2025-04-11');
    server.setClock('2025-04-11T22:00:00Z');
    expect((await withdraw(id)).statusCode).toBe(409);
    server.setClock('2025-04-11T21:59:00Z');
    expect((await withdraw(id)).statusCode).toBe(200);
  });

  test('requires its three statements', async () => {
    const id = await add();
    for (const wrong of [{ nome: ' ' }, { contratto: '\n' }]) {
      const refused = await withdraw(id, { ...declared, ...wrong });
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ campo: Object.keys(wrong)[0] });
    }
    expect((await withdraw(id, { ...declared, email: 'nessuna' })).statusCode).toBe(400);
    expect((await withdraw(id, { nome: 'Livia' })).statusCode).toBe(400);
    expect(await database().orm.select().from(subscriptionReceipts)).toEqual([]);
  });

  test('is refused to another reader, and for a gift, a company’s or an app store’s subscription', async () => {
    const id = await add({ plan: 'family' });
    const other = openBrowser(server);
    await other.signIn(member);
    expect((await withdraw(id, declared, other)).statusCode).toBe(404);
    expect((await withdraw(id, declared, openBrowser(server))).statusCode).toBe(401);
    for (const overrides of [{ gift: true }, { plan: 'company' }, { product: 'mobile' }] as const) {
      expect((await withdraw(await add(overrides))).statusCode).toBe(409);
    }
    const [kept] = await database()
      .orm.select()
      .from(subscriptions)
      .where(and(eq(subscriptions.id, id), eq(subscriptions.status, 'active')));
    expect(kept?.recurring).toBe(true);
  });
});
