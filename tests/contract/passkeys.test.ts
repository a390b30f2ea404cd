import { beforeEach, describe, expect, test } from 'vitest';
import { readers } from '#server/base/db/schema/readers-schema.ts';
import { passkeyChallenges, passkeys } from '#server/base/db/schema/sign-in-schema.ts';
import { collectMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { virtualAuthenticator } from '#tests/support/virtual-authenticator.ts';

const database = testDatabase();
const mails = collectMails();
const server = newsstandApp(database, { mailer: mails.mailer });

const SITE = { origin: 'http://ilmessaggero.localhost', rpId: 'ilmessaggero.localhost' };

type Authenticator = ReturnType<typeof virtualAuthenticator>;
type Passkeys = { data: { passkey: { id: string; nome: string; ultimo_uso: string | null }[] } };

let reader: Account;
let browser: ReaderBrowser;
let authenticator: Authenticator;

beforeEach(async () => {
  reader = await addAccount(database().orm, { subscriptions: [{ product: 'digital+', devices: 5 }] });
  browser = openBrowser(server);
  await browser.signIn(reader);
  authenticator = virtualAuthenticator(SITE);
});

/** Options that a browser gets; the tests need only the challenge. */
const options = async (by: ReaderBrowser, url: string) =>
  ((await by.post(url)).json() as { data: { challenge: string } & Record<string, unknown> }).data;

const creation = (by = browser) => options(by, '/api/user/passkeys/options');
const request = (by = browser) => options(by, '/api/sso/passkey-options');

const add = (risposta: object, nome = 'Telefono', by = browser) =>
  by.post('/api/user/passkeys', { nome, risposta });
const signIn = (risposta: object, by = browser) =>
  by.post('/api/sso/passkey', { risposta, redirect_uri: '/articolo/7' });

const enrol = async () => await add(authenticator.create(await creation()));

describe('a passkey', { tags: 'postgres' }, () => {
  test('is created for the host of the account site, with user verification required', async () => {
    expect(await creation()).toMatchObject({
      rp: { id: 'ilmessaggero.localhost', name: 'Il Messaggero' },
      user: { name: reader.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const reply = await enrol();
    expect(reply.statusCode).toBe(200);
    expect((reply.json() as Passkeys).data.passkey).toMatchObject([
      { id: authenticator.id, nome: 'Telefono', ultimo_uso: null },
    ]);
    expect(await creation()).toMatchObject({ excludeCredentials: [{ id: authenticator.id }] });
  });

  test('signs in without a session, once for each challenge', async () => {
    await enrol();
    const fresh = openBrowser(server);
    const asked = await request(fresh);
    expect(asked).toMatchObject({ rpId: 'ilmessaggero.localhost', userVerification: 'required' });
    const answer = authenticator.get(asked, { userHandle: reader.id });
    const reply = await signIn(answer, fresh);
    expect(reply.statusCode).toBe(200);
    const { data } = reply.json() as { data: { indirizzo: string } };
    expect(new URL(data.indirizzo).searchParams.get('redirect_uri')).toContain('/articolo/7');
    expect((await fresh.exchange(data.indirizzo)).json()).toMatchObject({ data: { id: reader.id } });
    expect((await signIn(answer, openBrowser(server))).json()).toMatchObject({
      status: { code: 'ERR_INVALID_CREDENTIALS' },
    });
    const [row] = await database().orm.select().from(passkeys);
    expect(row).toMatchObject({ counter: 2, transports: ['internal'] });
    expect(row?.lastUsedAt).not.toBeNull();
  });

  test.each<[string, (challenge: { challenge: string }) => object]>([
    ['on another site', (asked) => authenticator.get(asked, { origin: 'https://evil.example' })],
    ['for another host', (asked) => authenticator.get(asked, { rpId: 'evil.example' })],
    ['without user verification', (asked) => authenticator.get(asked, { flags: 1 })],
    ['with the counter of a cloned authenticator', (asked) => authenticator.get(asked, { counter: 1 })],
    ['for another user', (asked) => authenticator.get(asked, { userHandle: 'nobody' })],
    ['to an unknown challenge', () => authenticator.get({ challenge: 'AAAA' })],
    ['by an unknown key', (asked) => virtualAuthenticator(SITE).get(asked)],
    [
      'by another key under its id',
      (asked) => ({
        ...virtualAuthenticator(SITE).get(asked),
        id: authenticator.id,
        rawId: authenticator.id,
      }),
    ],
  ])('that answers %s is refused', async (_how, answer) => {
    await enrol();
    const reply = await signIn(answer(await request()));
    expect([reply.statusCode, (reply.json() as { status: { code: string } }).status.code]).toEqual([
      401,
      'ERR_INVALID_CREDENTIALS',
    ]);
  });

  test('must answer within five minutes', async () => {
    await enrol();
    const asked = await request();
    server.setClock('2025-04-03T10:05:01Z');
    expect((await signIn(authenticator.get(asked))).statusCode).toBe(401);
    await request();
    expect(await database().orm.select().from(passkeyChallenges)).toHaveLength(1);
  });

  test('of one paper does not sign in on another', async () => {
    await enrol();
    const elsewhere = openBrowser(server, { host: 'ilmattino.localhost' });
    expect((await signIn(authenticator.get(await request(elsewhere)), elsewhere)).statusCode).toBe(401);
  });

  test.each(['suspended', 'pending'] as const)('of an account that is %s is refused', async (status) => {
    await enrol();
    const asked = await request();
    await database().orm.update(readers).set({ status });
    expect((await signIn(authenticator.get(asked))).statusCode).toBe(403);
  });

  test('SES-08 is subject to the limit of devices like every way of signing in', async () => {
    const lone = await addAccount(database().orm);
    const first = openBrowser(server);
    await first.signIn(lone);
    await add(authenticator.create(await creation(first)), 'Chiave', first);
    const second = openBrowser(server);
    const reply = await signIn(authenticator.get(await request(second)), second);
    expect(reply.statusCode).toBe(409);
  });
});

describe('a passkey is not added', () => {
  test.each<[string, (asked: { challenge: string }) => object]>([
    ['from another site', (asked) => authenticator.create(asked, { origin: 'https://evil.example' })],
    ['for another host', (asked) => authenticator.create(asked, { rpId: 'evil.example' })],
    ['without user verification', (asked) => authenticator.create(asked, { flags: 0x41 })],
    ['for an unknown challenge', () => authenticator.create({ challenge: 'AAAA' })],
    ['from an empty answer', () => ({})],
    [
      'from an answer that is not a credential',
      () => ({ id: 'x', rawId: 'x', type: 'public-key', response: 7 }),
    ],
    [
      'from meaningless bytes',
      () => {
        const response = { clientDataJSON: 'AAAA', attestationObject: 'AAAA' };
        return { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response };
      },
    ],
  ])('%s', async (_how, answer) => {
    const reply = await add(answer(await creation()));
    expect(reply.statusCode).toBe(400);
    expect(await database().orm.select().from(passkeys)).toEqual([]);
  });

  test('to the challenge of another account, of a sign-in, or twice', { tags: 'postgres' }, async () => {
    const stranger = await addAccount(database().orm);
    const other = openBrowser(server);
    await other.signIn(stranger);
    expect((await add(authenticator.create(await creation(other)))).statusCode).toBe(400);
    expect((await add(authenticator.create(await request()))).statusCode).toBe(400);
    const answer = authenticator.create(await creation());
    expect((await add(answer)).statusCode).toBe(200);
    expect((await add(answer)).statusCode).toBe(400);
    const again = authenticator.create(await creation(other));
    expect((await add(again, 'Rubata', other)).statusCode).toBe(400);
  });

  test('without a name', async () => {
    expect((await add(authenticator.create(await creation()), ' \u0000 ')).statusCode).toBe(400);
  });
});

describe('the passkeys of an account', () => {
  test('are listed to and removed by their reader only', { tags: 'postgres' }, async () => {
    await enrol();
    const stranger = await addAccount(database().orm);
    const other = openBrowser(server);
    await other.signIn(stranger);
    const list = await other.askAccount({ url: '/api/user/passkeys' });
    expect((list.json() as Passkeys).data.passkey).toEqual([]);
    const remove = (by: ReaderBrowser) => by.post(`/api/user/passkeys/${authenticator.id}/remove`);
    expect((await remove(other)).statusCode).toBe(404);
    expect(((await remove(browser)).json() as Passkeys).data.passkey).toEqual([]);
    expect((await remove(browser)).statusCode).toBe(404);
    expect((await signIn(authenticator.get(await request()))).statusCode).toBe(401);
  });

  test.each([
    ['GET', '/api/user/passkeys'],
    ['POST', '/api/user/passkeys/options'],
    ['POST', '/api/user/passkeys/AAAA/remove'],
  ] as const)('are closed to everybody else: %s %s', async (method, url) => {
    const visitor = openBrowser(server);
    const reply = method === 'GET' ? await visitor.askAccount({ url }) : await visitor.post(url);
    expect(reply.json()).toMatchObject({ status: { code: 'ERR_LOGIN_REQUIRED' } });
  });
});
