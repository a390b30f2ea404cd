// @module-tag postgres
import { beforeEach, describe, expect, test } from 'vitest';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { components } from '#openapi/generated/account.ts';
import { removeReader } from '#server/accounts/db/personal-rows.ts';
import { subscriptions } from '#server/base/db/schema/readers-schema.ts';
import { playAccountId } from '#server/sales/subscriptions/google-play/apply-play-answer.ts';
import {
  type PlayAnswer,
  type PlayPurchase,
  type PlayStore,
  StoreUnavailable,
} from '#server/sales/subscriptions/google-play/play-store.ts';
import { signPurchase } from '#server/sales/subscriptions/google-play/signed-play-store.ts';
import { linkGooglePurchase } from '#server/sales/subscriptions/link-google-purchase.ts';
import { refreshGooglePurchases } from '#server/sales/subscriptions/refresh-google-purchases.ts';
import { NOON } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const SECRET = 'a secret of this test, and of no other one';

const database = testDatabase();
const server = newsstandApp(database, { secret: SECRET });

let account: Account;
let browser: ReaderBrowser;

beforeEach(async () => {
  account = await addAccount(database().orm);
  browser = openBrowser(server);
  await browser.signIn(account);
});

/** A purchase with which the app passed no account. */
const purchaseOfNobody = (overrides: Partial<PlayPurchase>): PlayPurchase => ({
  account: null,
  months: 1,
  startsOn: '2025-03-20',
  endsOn: '2025-04-19',
  renews: true,
  ...overrides,
});

const purchase = (overrides: Partial<PlayPurchase> = {}): PlayPurchase =>
  purchaseOfNobody({ account: playAccountId(account.id), ...overrides });

const tokenOf = (overrides: Partial<PlayPurchase> = {}, secret = SECRET) =>
  signPurchase(secret, 'MG', purchase(overrides));

const link = (codice: string, whose = browser) => whose.post('/api/user/subscriptions/google', { codice });
const codeOf = (reply: { json(): unknown }) => (reply.json() as { status: { code: string } }).status.code;

test('ACC-03 a purchase on Google Play is linked once, however often its token is posted', async () => {
  const token = tokenOf();
  const reply = (await link(` ${token}\n`)).json() as {
    data: { abbonamenti: components['schemas']['Abbonamento'][] };
  };
  expect(reply.data.abbonamenti).toMatchObject([
    { negozio: true, rinnovo: 'fisso', abbonamento: { tipo_prodotto: 'mobile', data_fine: '2025-04-19' } },
  ]);
  expect((await link(token)).statusCode).toBe(200);
  const rows = await database().orm.select().from(subscriptions);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.storePurchase).toMatch(/^[0-9a-f]{64}$/);
  expect(rows[0]?.storeToken).toBe(token);
});

test('ACC-03 a purchase linked by two accounts at the same time belongs to one of them', async () => {
  const token = tokenOf({ account: null });
  const other = openBrowser(server);
  await other.signIn(await addAccount(database().orm));
  const answers = await Promise.all([link(token), link(token, other)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
  expect(await database().orm.select().from(subscriptions)).toHaveLength(1);
});

test('ACC-03 a token that Google does not know is not valid', async () => {
  const foreign = tokenOf({}, 'another secret, of somebody else altogether');
  const [body, mark] = tokenOf().split('.');
  const elsewhere = signPurchase(SECRET, 'EM', purchase());
  for (const token of ['x', 'x.y', foreign, `${body}x.${mark}`, elsewhere]) {
    const refused = await link(token);
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'ERR_GOOGLE_TOKEN_NOT_VALID']);
  }
});

test('ACC-03 a purchase of another account, or an expired one, is not linked', async () => {
  for (const overrides of [{ account: playAccountId('another') }, { endsOn: '2025-04-02', renews: false }]) {
    const refused = await link(tokenOf(overrides));
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'ERR_GOOGLE_NOT_LINKED']);
  }
  expect((await link('')).statusCode).toBe(400);
  expect((await link(tokenOf(), openBrowser(server))).statusCode).toBe(401);
  expect(await database().orm.select().from(subscriptions)).toEqual([]);
});

test.each<[string, (linked: PlayPurchase) => PlayAnswer, string, boolean]>([
  ['refunded', (linked) => ({ ...linked, endsOn: '2025-04-01', renews: false }), 'google-not-linked', false],
  ['not renewed in time', (linked) => ({ ...linked, endsOn: '2025-04-01' }), 'google-on-hold', true],
  ['on hold', () => 'interrupted', 'google-on-hold', true],
  ['unknown', () => null, 'google-token-not-valid', true],
])('ACC-03 a linked purchase that Google then reports as %s gives no access here either', async (_, reportedNow, refusal, mayReturn) => {
  let reported: PlayAnswer = purchase();
  const context = {
    orm: database().orm,
    brand: brandOf('MG'),
    now: NOON,
    playStore: { purchase: async () => reported },
  } as unknown as Parameters<typeof linkGooglePurchase>[0];
  const reader = { readerId: account.id, email: account.email };
  expect(await linkGooglePurchase(context, reader, 'token')).toMatchObject({ ok: true });
  reported = reportedNow(purchase());
  const other = await addAccount(database().orm);
  await linkGooglePurchase(context, { readerId: other.id, email: other.email }, 'token');
  expect((await database().orm.select().from(subscriptions))[0]).toMatchObject({ endsOn: '2025-04-19' });
  expect(await linkGooglePurchase(context, reader, 'token')).toMatchObject({ ok: false, error: refusal });
  const [row] = await database().orm.select().from(subscriptions);
  expect([row?.recurring, row?.renewsOn !== null]).toEqual([mayReturn, mayReturn]);
  expect((row?.endsOn ?? '') < '2025-04-03').toBe(true);
  // Asked again later, its end stays.
  const later = { ...context, now: new Date('2025-06-01T10:00:00Z') };
  expect(await linkGooglePurchase(later, reader, 'token')).toMatchObject({ ok: false });
  expect(await database().orm.select().from(subscriptions)).toMatchObject([{ endsOn: row?.endsOn }]);
  reported = purchase();
  expect(await linkGooglePurchase(context, reader, 'token')).toMatchObject({ ok: true });
  expect((await database().orm.select().from(subscriptions))[0]).toMatchObject({ endsOn: '2025-04-19' });
});

test('ACC-03 a linked purchase does not end because its token is posted on another paper', async () => {
  const token = tokenOf();
  await link(token);
  const elsewhere = await browser.ask({
    url: '/api/user/subscriptions/google',
    method: 'POST',
    headers: { 'content-type': 'application/json', host: 'leggo.localhost' },
    payload: JSON.stringify({ codice: token }),
  });
  expect(elsewhere.statusCode).toBeGreaterThanOrEqual(400);
  const context = {
    orm: database().orm,
    brand: brandOf('LG'),
    now: NOON,
    playStore: { purchase: async () => null },
  };
  const reader = { readerId: account.id, email: account.email };
  await linkGooglePurchase(context as never, reader, token);
  expect(await database().orm.select().from(subscriptions)).toMatchObject([
    { brand: 'MG', endsOn: '2025-04-19', recurring: true },
  ]);
});

test('ACC-03 a reader who tries too many tokens has to wait, before Google is called', async () => {
  for (let tries = 0; tries < 10; tries += 1) expect((await link('x')).statusCode).toBe(403);
  const reply = await link(tokenOf());
  expect([reply.statusCode, codeOf(reply)]).toEqual([429, 'ERR_TOO_MANY_ATTEMPTS']);
  expect(await database().orm.select().from(subscriptions)).toEqual([]);
});

describe('ACC-03 a linked purchase whose last day has come', () => {
  let reported: Map<string, PlayAnswer | Error>;
  let asked: string[];

  const playStore: PlayStore = {
    purchase: async (_brand, token) => {
      asked.push(token);
      const answer = reported.get(token) ?? null;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const refresh = (at: string, store = playStore) =>
    refreshGooglePurchases({ orm: database().orm, playStore: store, now: () => new Date(at) });

  async function linked(token: string): Promise<void> {
    reported.set(token, purchase());
    const context = { orm: database().orm, brand: brandOf('MG'), now: NOON, playStore };
    await linkGooglePurchase(context as never, { readerId: account.id, email: account.email }, token);
    asked = [];
  }

  const rows = () => database().orm.select().from(subscriptions).orderBy(subscriptions.storeToken);

  beforeEach(() => {
    reported = new Map();
    asked = [];
  });

  test('goes on by what Google reports, and is not looked up before that day', async () => {
    await linked('rinnovato');
    await refresh('2025-04-18T10:00:00Z');
    expect(asked).toEqual([]);
    reported.set('rinnovato', purchase({ endsOn: '2025-05-19' }));
    await refresh('2025-04-19T10:00:00Z');
    expect(await rows()).toMatchObject([
      { endsOn: '2025-05-19', renewsOn: '2025-05-20', recurring: true, status: 'active' },
    ]);
    await refresh('2025-04-20T10:00:00Z');
    expect(asked).toEqual(['rinnovato']);
  });

  test('is found renewed also after a time without a server', async () => {
    await linked('rinnovato');
    reported.set('rinnovato', purchase({ endsOn: '2025-07-19' }));
    await refresh('2025-07-01T10:00:00Z');
    expect(await rows()).toMatchObject([{ endsOn: '2025-07-19', recurring: true }]);
  });

  test('ends if it was not renewed, and is not looked up again', async () => {
    await linked('disdetto');
    reported.set('disdetto', purchase({ renews: false }));
    await refresh('2025-04-20T10:00:00Z');
    expect(await rows()).toMatchObject([{ endsOn: '2025-04-19', renewsOn: null, recurring: false }]);
    await refresh('2025-04-21T10:00:00Z');
    expect(asked).toEqual(['disdetto']);
  });

  test.each<[string, PlayAnswer]>([
    ['on hold', 'interrupted'],
    ['unknown', null],
    ['to be renewed', purchaseOfNobody({ endsOn: '2025-04-19' })],
  ])('is followed further while Google reports it as %s, and goes on once it is paid', async (_, answer) => {
    await linked('sospeso');
    reported.set('sospeso', answer);
    await refresh('2025-04-20T10:00:00Z');
    expect(await rows()).toMatchObject([{ endsOn: '2025-04-19', recurring: true, status: 'active' }]);
    reported.set('sospeso', purchase({ endsOn: '2025-06-15' }));
    await refresh('2025-05-16T10:00:00Z');
    expect(await rows()).toMatchObject([{ endsOn: '2025-06-15', renewsOn: '2025-06-16', recurring: true }]);
  });

  test('keeps its access on that day whatever Google knows of the token', async () => {
    await linked('ignoto');
    reported.set('ignoto', null);
    await refresh('2025-04-19T10:00:00Z');
    expect(await rows()).toMatchObject([{ endsOn: '2025-04-19', recurring: true }]);
  });

  test('is looked up hourly at first, then daily, and at last no more', async () => {
    await linked('atteso');
    const timesAsked = async (...moments: string[]) => {
      asked = [];
      for (const moment of moments) await refresh(moment);
      return asked.length;
    };
    const firstDay = ['10:00', '10:10', '10:50', '11:00', '11:50', '12:10'];
    expect(await timesAsked(...firstDay.map((time) => `2025-04-19T${time}:00Z`))).toBe(3);
    const midnight = ['19T21:50', '19T22:05', '19T22:10', '19T22:15'];
    expect(await timesAsked(...midnight.map((time) => `2025-04-${time}:00Z`))).toBe(3);
    reported.set('atteso', 'interrupted');
    const later = ['05-10T08:00', '05-10T09:30', '05-10T20:00', '05-11T07:50', '05-11T08:00'];
    expect(await timesAsked(...later.map((moment) => `2025-${moment}:00Z`))).toBe(2);
    expect(await timesAsked('2026-01-10T08:00:00Z')).toBe(0);
  });

  test('stays as it is while Google cannot be asked, and the others are looked up all the same', async () => {
    await linked('muto');
    await linked('rinnovato');
    reported.set('muto', new StoreUnavailable('Google cannot be reached'));
    reported.set('rinnovato', purchase({ endsOn: '2025-05-19' }));
    await expect(refresh('2025-04-20T10:00:00Z')).rejects.toThrow('1 failures');
    expect(await rows()).toMatchObject([
      { storeToken: 'muto', endsOn: '2025-04-19', recurring: true },
      { storeToken: 'rinnovato', endsOn: '2025-05-19' },
    ]);
    reported.set('muto', purchase({ endsOn: '2025-05-19' }));
    await refresh('2025-04-20T10:10:00Z');
    expect((await rows()).map(({ endsOn }) => endsOn)).toEqual(['2025-05-19', '2025-05-19']);
  });

  test('that was linked before tokens were stored stays as it is', async () => {
    await linked('antico');
    await database().orm.update(subscriptions).set({ storeToken: null });
    await refresh('2025-04-20T10:00:00Z');
    expect([asked, await rows()]).toMatchObject([[], [{ endsOn: '2025-04-19', recurring: true }]]);
  });

  test('is not added again if its reader’s account was deleted while Google was asked', async () => {
    await linked('rinnovato');
    await refresh('2025-04-20T10:00:00Z', {
      purchase: async () => {
        await removeReader(database().orm, account);
        return purchase({ endsOn: '2025-05-19' });
      },
    });
    expect(await rows()).toEqual([]);
  });
});
