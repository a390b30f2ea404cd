// @module-tag postgres
import { beforeEach, describe, expect, test } from 'vitest';
import type { Sigla } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { addDays, dayAt } from '#domain/dates.ts';
import { addSubscription } from '#server/accounts/db/subscriptions.ts';
import {
  addReservedOffer,
  type NewReservedOffer,
  reservedOffersOf,
} from '#server/sales/db/reserved-offers.ts';
import { findOfferOnSale, markOfferUsed, offerOrReason } from '#server/sales/offers/offer-on-sale.ts';
import { changeoverOf, purchaseEffectOf } from '#server/sales/offers/read-purchase-effect.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database);

const TODAY = dayAt(NOON);
const OFFERS_PATH = '/api/user/offers';

let account: Account;
let reader: ReaderBrowser;

async function signedIn(who: Account, host?: string): Promise<ReaderBrowser> {
  const browser = openBrowser(server, host ? { host } : {});
  await browser.signIn(who);
  return browser;
}

beforeEach(async () => {
  account = await addAccount(database().orm);
  reader = await signedIn(account);
});

type Offer = {
  id: string;
  motivo: string;
  prodotto: string;
  prodotto_attuale: string | null;
  valida_fino: string;
  rifiutata: boolean;
  durate: { id: string; mesi: number; centesimi: number; centesimi_rinnovo: number; cambio: unknown }[];
};

const currentOffer = async (browser: ReaderBrowser) => {
  const reply = await browser.askAccount({ url: OFFERS_PATH });
  return (reply.json() as { data: { offerta: Offer | null } }).data.offerta;
};

async function requireOffer(browser: ReaderBrowser): Promise<Offer> {
  const offer = await currentOffer(browser);
  if (!offer) throw new Error('nothing was offered');
  return offer;
}

const offersOf = (who: Account, brand: Sigla = 'MG') =>
  reservedOffersOf(database().orm, { readerId: who.id, brand });

const addOffer = (overrides: Partial<NewReservedOffer> = {}) =>
  addReservedOffer(database().orm, {
    readerId: account.id,
    brand: 'MG',
    kind: 'welcome',
    product: 'digital',
    createdAt: NOON,
    monthCents: 123,
    monthRenewalCents: 456,
    yearCents: 789,
    yearRenewalCents: 1011,
    expiresOn: TODAY,
    ...overrides,
  });

const offerQuery = (offerId: string, overrides: { readerId?: string; brand?: Sigla; now?: Date } = {}) => ({
  readerId: account.id,
  offerId,
  now: NOON,
  ...overrides,
  brand: brandOf(overrides.brand ?? 'MG'),
});

const lookUpOffer = (...of: Parameters<typeof offerQuery>) =>
  offerOrReason(database().orm, offerQuery(...of));

describe('ACC-08 a reserved offer', () => {
  test('is created once, at the first request, and then stays the same', async () => {
    const [first, second] = await Promise.all([requireOffer(reader), requireOffer(reader)]);
    expect(first).toEqual(second);
    expect(first).toMatchObject({ motivo: 'benvenuto', prodotto: 'digital', prodotto_attuale: null });
    expect(
      first.durate.map(({ mesi, centesimi, centesimi_rinnovo }) => [mesi, centesimi, centesimi_rinnovo]),
    ).toEqual([
      [1, 100, 999],
      [12, 5999, 7999],
    ]);
    expect(await offersOf(account)).toHaveLength(1);
    expect(await lookUpOffer(first.durate[0]?.id ?? '')).toMatchObject({
      product: 'digital',
      plan: 'personal',
      months: 1,
      cents: 100,
      renewalCents: 999,
      reserved: true,
      expiresOn: first.valida_fino,
    });
  });

  test('keeps its terms until its last day, even if the rules change', async () => {
    const { id } = await addOffer();
    expect(await requireOffer(reader)).toMatchObject({ id, valida_fino: TODAY });
    const offer = await lookUpOffer(`riservata-${id}-anno`);
    expect(offer).toMatchObject({ months: 12, cents: 789, renewalCents: 1011 });
  });

  test('is valid on one paper only', async () => {
    const { durate } = await requireOffer(reader);
    const elsewhere = await requireOffer(await signedIn(account, 'leggo.localhost'));
    expect(elsewhere.durate.map(({ centesimi }) => centesimi)).toEqual([100, 2999]);
    expect(await lookUpOffer(durate[0]?.id ?? '', { brand: 'LG' })).toBe('unknown');
    expect(await offersOf(account, 'LG')).toHaveLength(1);
    expect(await currentOffer(await signedIn(account, 'ilmattino.localhost'))).not.toBeNull();
  });

  test('cannot be seen, refused or ordered by another reader', async () => {
    const { id, durate } = await requireOffer(reader);
    const foreign = await addAccount(database().orm);
    const other = await signedIn(foreign);
    expect((await requireOffer(other)).id).not.toBe(id);
    const reply = await other.post(`${OFFERS_PATH}/${id}/refusal`, { rifiutata: true });
    expect([reply.statusCode, reply.json()]).toMatchObject([404, { status: { code: 'ERR_NOT_FOUND' } }]);
    expect(await lookUpOffer(durate[0]?.id ?? '', { readerId: foreign.id })).toBe('unknown');
    expect((await requireOffer(reader)).rifiutata).toBe(false);
  });

  test('that is refused is marked as refused, can still be bought, and can be un-refused', async () => {
    const { id, durate } = await requireOffer(reader);
    expect((await reader.post(`${OFFERS_PATH}/${id}/refusal`, { rifiutata: true })).statusCode).toBe(200);
    expect(await requireOffer(reader)).toMatchObject({ id, rifiutata: true });
    expect(await lookUpOffer(durate[0]?.id ?? '')).toMatchObject({ reserved: true });
    await reader.post(`${OFFERS_PATH}/${id}/refusal`, { rifiutata: false });
    expect(await requireOffer(reader)).toMatchObject({ id, rifiutata: false });
    expect((await reader.post(`${OFFERS_PATH}/${id}/refusal`, {})).statusCode).toBe(400);
    expect((await reader.post(`${OFFERS_PATH}/1/refusal`, { rifiutata: true })).statusCode).toBe(400);
  });

  test('that has expired can be neither seen, bought nor refused, and is not replaced immediately', async () => {
    const { id } = await addOffer({ expiresOn: addDays(TODAY, -1) });
    expect(await currentOffer(reader)).toBeNull();
    expect(await lookUpOffer(`riservata-${id}-mese`)).toBe('expired');
    expect(await findOfferOnSale(database().orm, offerQuery(`riservata-${id}-mese`))).toBeNull();
    expect((await reader.post(`${OFFERS_PATH}/${id}/refusal`, { rifiutata: true })).statusCode).toBe(404);
  });

  test('can be used once, for a month or for a year, and not after it has expired', async () => {
    const { orm } = database();
    const [{ id }, old] = [await addOffer(), await addOffer({ expiresOn: addDays(TODAY, -1) })];
    const month = offerQuery(`riservata-${id}-mese`);
    const twice = await Promise.all([
      orm.transaction((tx) => markOfferUsed(tx, month, TODAY)),
      orm.transaction((tx) => markOfferUsed(tx, offerQuery(`riservata-${id}-anno`), TODAY)),
    ]);
    expect(twice.toSorted()).toEqual([false, true]);
    expect(await lookUpOffer(`riservata-${id}-mese`)).toBe('used');
    expect(await currentOffer(reader)).toBeNull();
    expect(await markOfferUsed(orm, offerQuery(`riservata-${old.id}-mese`), TODAY)).toBe(false);
    expect(await markOfferUsed(orm, offerQuery(`riservata-${id}-mese`, { brand: 'GZ' }), TODAY)).toBe(false);
    expect(await markOfferUsed(orm, offerQuery('mese'), TODAY)).toBe(true);
  });

  test('is not created for companies and secondary members, nor shown to a reader who has become one', async () => {
    const { orm } = database();
    const company = await addAccount(orm, { kind: 'company', companyName: 'Prova srl' });
    expect(await currentOffer(await signedIn(company))).toBeNull();
    expect(await offersOf(company)).toEqual([]);
    await requireOffer(reader);
    const holder = await addAccount(orm);
    const family = { brand: 'MG', product: 'digital', plan: 'family', months: 12, status: 'active' } as const;
    await addSubscription(orm, { ...family, recurring: true, startsOn: TODAY }, [holder.id, account.id]);
    expect(await currentOffer(reader)).toBeNull();
    expect(await currentOffer(await signedIn(holder))).toBeNull();
  });
});

test('ACC-08 the paper’s own offers are on sale to everybody, and no others', async () => {
  expect(await lookUpOffer('anno')).toEqual({
    id: 'anno',
    brand: 'MG',
    product: 'digital',
    plan: 'personal',
    months: 12,
    devices: 1,
    cents: 7999,
    renewalCents: 7999,
    reserved: false,
    expiresOn: null,
  });
  expect(await lookUpOffer('mese', { brand: 'LG' })).toMatchObject({ cents: 499 });
  for (const id of ['', 'secolo', 'riservata-', `riservata-${account.id}`, `riservata-${account.id}-mese`]) {
    expect(await lookUpOffer(id), id).toBe('unknown');
  }
});

describe('ACC-08 a subscription that is active when an offer is activated', () => {
  const subscribe = (overrides: Partial<Parameters<typeof addSubscription>[1]> = {}) =>
    addSubscription(
      database().orm,
      {
        brand: 'MG',
        product: 'online',
        plan: 'personal',
        months: 1,
        status: 'active',
        recurring: true,
        startsOn: addDays(TODAY, -10),
        renewsOn: addDays(TODAY, 21),
        cents: 499,
        ...overrides,
      },
      [account.id],
    );

  test('runs to its end without renewing, and its remaining time extends the new one', async () => {
    const id = await subscribe();
    const { motivo, prodotto_attuale, durate } = await requireOffer(reader);
    expect([motivo, prodotto_attuale]).toEqual(['di-piu', 'online']);
    const wanted = {
      brand: 'MG',
      product: 'digital',
      plan: 'personal',
      months: 1,
      renewalCents: 999,
    } as const;
    const standing = await purchaseEffectOf(database().orm, account.id, wanted, NOON);
    expect(standing).toMatchObject({ kind: 'replaces', stops: [id], from: addDays(TODAY, 10) });
    expect(durate[0]?.cambio).toMatchObject({
      giorni_in_piu: 10,
      non_si_rinnovano: [{ prodotto: 'online', ultimo_giorno: addDays(TODAY, 20) }],
    });
    expect(await changeoverOf(database().orm, account.id, wanted, NOON)).toMatchObject({ extraDays: 10 });
  });

  test('runs out before a yearly offer of the same product starts', async () => {
    await subscribe({ product: 'digital+', cents: 1499 });
    const { motivo, durate } = await requireOffer(reader);
    expect([motivo, durate.map(({ mesi }) => mesi)]).toEqual(['annuale', [12]]);
    expect(durate[0]?.cambio).toMatchObject({
      giorni_in_piu: 0,
      non_si_rinnovano: [{ prodotto: 'digital+', ultimo_giorno: addDays(TODAY, 20) }],
    });
  });
});
