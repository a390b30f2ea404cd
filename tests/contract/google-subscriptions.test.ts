// @module-tag postgres
import { beforeEach, expect, test } from 'vitest';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { components } from '#openapi/generated/account.ts';
import { subscriptions } from '#server/base/db/schema/readers-schema.ts';
import type { PlayPurchase } from '#server/sales/subscriptions/google-play/play-store.ts';
import { signPurchase } from '#server/sales/subscriptions/google-play/signed-play-store.ts';
import { linkGooglePurchase, playAccountId } from '#server/sales/subscriptions/link-google-purchase.ts';
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

const purchase = (overrides: Partial<PlayPurchase> = {}): PlayPurchase => ({
  account: playAccountId(account.id),
  months: 1,
  startsOn: '2025-03-20',
  endsOn: '2025-04-19',
  renews: true,
  ...overrides,
});

const tokenOf = (overrides: Partial<PlayPurchase> = {}, secret = SECRET) =>
  signPurchase(secret, 'MG', purchase(overrides));

const link = (codice: string, whose = browser) => whose.post('/api/user/subscriptions/google', { codice });
const codeOf = (reply: { json(): unknown }) => (reply.json() as { status: { code: string } }).status.code;

test('ACC-03 a purchase on Google Play is linked once, and stored as a digest', async () => {
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
  expect(JSON.stringify(rows)).not.toContain(token);
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
  for (const overrides of [{ account: playAccountId('another') }, { endsOn: '2025-04-02' }]) {
    const refused = await link(tokenOf(overrides));
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'ERR_GOOGLE_NOT_LINKED']);
  }
  expect((await link('')).statusCode).toBe(400);
  expect((await link(tokenOf(), openBrowser(server))).statusCode).toBe(401);
  expect(await database().orm.select().from(subscriptions)).toEqual([]);
});

test.each<[string, (linked: PlayPurchase) => PlayPurchase | null, string]>([
  ['refunded', (linked) => ({ ...linked, endsOn: '2025-04-01', renews: false }), 'google-not-linked'],
  ['on hold, or unknown', () => null, 'google-token-not-valid'],
])('ACC-03 a linked purchase that Google then reports as %s ends here too', async (_, reportedNow, refusal) => {
  let reported: PlayPurchase | null = purchase();
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
  expect(row).toMatchObject({ recurring: false, renewsOn: null });
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
