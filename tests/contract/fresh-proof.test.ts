// @module-tag postgres
import { beforeEach, describe, expect, test } from 'vitest';
import { dataExports, deletionRequests } from '#server/base/db/schema/account-schema.ts';
import { devices, passkeyChallenges, passkeys } from '#server/base/db/schema/sign-in-schema.ts';
import { readContract } from '#server/web/http/contracts.ts';
import { collectMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount, PASSWORD } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { virtualAuthenticator } from '#tests/support/virtual-authenticator.ts';

const database = testDatabase();
const mails = collectMails();
const server = newsstandApp(database, { mailer: mails.mailer });

const SITE = { origin: 'http://ilmessaggero.localhost', rpId: 'ilmessaggero.localhost' };

/** The sign-in is at ten. */
const TEN_MINUTES_LATER = '2025-04-03T10:10:00Z';
const LATER = '2025-04-03T10:10:01Z';
const NOON_AND_MORE = '2025-04-03T12:00:00Z';

const TWO_DEVICES = { subscriptions: [{ product: 'digital', devices: 3 }] } as const;

let reader: Account;
let browser: ReaderBrowser;
let other: ReaderBrowser;
let authenticator: ReturnType<typeof virtualAuthenticator>;

const dataOf = <Data>(reply: { json(): unknown }) => (reply.json() as { data: Data }).data;
const said = (reply: { statusCode: number; json(): unknown }) => [
  reply.statusCode,
  (reply.json() as { status: { code: string } }).status.code,
];

const WANTED = [403, 'ERR_FRESH_PROOF'];
const NOT_VALID = [403, 'ERR_INVALID_CREDENTIALS'];
const WRONG_CODE = [403, 'ERR_CODE_NOT_VALID'];
const OK = [200, 'OK'];

const optionsAt = async (url: string, by = browser) => dataOf<{ challenge: string }>(await by.post(url));

/** One reader signed in in two browsers, with a passkey. */
beforeEach(async () => {
  mails.clear();
  reader = await addAccount(database().orm, TWO_DEVICES as never);
  browser = openBrowser(server);
  await browser.signIn(reader);
  other = openBrowser(server);
  await other.signIn(reader);
  authenticator = virtualAuthenticator(SITE);
  const risposta = authenticator.create(await optionsAt('/api/user/passkeys/options'));
  await browser.post('/api/user/passkeys', { nome: 'Telefono', risposta });
  await mails.wait(reader.email);
});

const proveByPassword = (by = browser, password = PASSWORD) => by.post('/api/user/proof', { password });

const exportId = async () => {
  const { copia } = dataOf<{ copia: { id: string } | null }>(await browser.get('/api/user/data'));
  return copia?.id ?? '';
};

const elsewhere = async () => {
  const { dispositivi } = dataOf<{ dispositivi: { id: string; corrente: boolean }[] }>(
    await browser.get('/api/user/devices'),
  );
  return dispositivi.find(({ corrente }) => !corrente)?.id;
};

type Action = {
  before?: () => Promise<unknown>;
  act: () => ReturnType<ReaderBrowser['get']>;
  done: () => Promise<unknown>;
};

/** Each call that needs a fresh proof, and how its effect is recognised. */
const ACTIONS: Record<string, Action> = {
  getPasskeyOptions: {
    before: () => database().orm.delete(passkeyChallenges),
    act: () => browser.post('/api/user/passkeys/options'),
    done: async () => (await database().orm.select().from(passkeyChallenges)).length === 1,
  },
  removePasskey: {
    act: () => browser.post(`/api/user/passkeys/${authenticator.id}/remove`),
    done: async () => (await database().orm.select().from(passkeys)).length === 0,
  },
  disconnectDevice: {
    act: async () => browser.post(`/api/user/devices/${await elsewhere()}/disconnect`),
    done: async () => (await database().orm.select().from(devices)).some(({ endedAt }) => endedAt !== null),
  },
  requestDataExport: {
    act: () => browser.post('/api/user/data/export'),
    done: async () => (await database().orm.select().from(dataExports)).length === 1,
  },
  downloadDataExport: {
    before: async () => {
      await browser.post('/api/user/data/export');
      await mails.wait(reader.email, 2);
    },
    act: async () => browser.get(`/api/user/data/export/${await exportId()}`),
    done: async () => null,
  },
  requestDeletion: {
    act: () => browser.post('/api/user/data/deletion'),
    done: async () => (await database().orm.select().from(deletionRequests)).length === 1,
  },
};

describe('ACC-02 ACC-05 ACC-10 a stranger who uses an open browser', () => {
  test('is stopped at every call that the contract marks', () => {
    const marked = Object.values(readContract('account').paths)
      .flatMap((methods) => Object.values(methods))
      .filter((operation) => operation['x-fresh-proof'])
      .map(({ operationId }) => operationId);
    expect(marked.sort()).toEqual(Object.keys(ACTIONS).sort());
  });

  test.each(
    Object.entries(ACTIONS),
  )('cannot make the call %s until its reader proves who they are', async (_name, action) => {
    await action.before?.();
    server.setClock(LATER);
    const refused = await action.act();
    expect(said(refused)).toEqual(WANTED);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(await action.done()).not.toBe(true);
    expect(said(await proveByPassword())).toEqual(OK);
    expect((await action.act()).statusCode).toBe(200);
    expect(await action.done()).not.toBe(false);
  });

  test.each(
    Object.entries(ACTIONS),
  )('is not stopped shortly after the sign-in: %s', async (_name, action) => {
    await action.before?.();
    server.setClock(TEN_MINUTES_LATER);
    expect((await action.act()).statusCode).toBe(200);
  });
});

const ask = (by = browser) => by.post('/api/user/data/export');

describe('ACC-02 a proof', () => {
  beforeEach(() => server.setClock(LATER));

  test('is offered by a mailed code, and by a passkey where there is one for the site', async () => {
    const ways = async () => dataOf(await browser.get('/api/user/proof'));
    expect(await ways()).toEqual({ email: reader.email, passkey: true });
    await database().orm.update(passkeys).set({ rpId: 'ilmattino.localhost' });
    expect(await ways()).toEqual({ email: reader.email, passkey: false });
  });

  test('is given once by the code that was mailed', async () => {
    expect(said(await browser.post('/api/user/proof/code'))).toEqual(OK);
    const codice = await mails.code(reader.email, 2);
    expect(mails.to(reader.email).at(-1)?.subject).toBe('Il tuo codice di conferma · Il Messaggero');
    const wrong = codice === '111111' ? '222222' : '111111';
    expect(said(await browser.post('/api/user/proof', { codice: wrong }))).toEqual(WRONG_CODE);
    expect(said(await ask())).toEqual(WANTED);
    expect(said(await browser.post('/api/user/proof', { codice }))).toEqual(OK);
    expect(said(await ask())).toEqual(OK);
    expect(said(await browser.post('/api/user/proof', { codice }))).toEqual(WRONG_CODE);
  });

  test('is given by a passkey of the account that answers a challenge made for the proof', async () => {
    const options = await optionsAt('/api/user/proof/passkey-options');
    expect(options).toMatchObject({
      allowCredentials: [{ id: authenticator.id }],
      userVerification: 'required',
    });
    const answer = { risposta: authenticator.get(options) };
    expect(said(await browser.post('/api/user/proof', answer))).toEqual(OK);
    expect(said(await ask())).toEqual(OK);
    expect(said(await browser.post('/api/user/proof', answer))).toEqual(NOT_VALID);
  });

  test('is not given by a passkey of another account, nor by a challenge of a sign-in or of another reader', async () => {
    const stranger = openBrowser(server);
    await stranger.signIn(await addAccount(database().orm));
    const theirs = virtualAuthenticator(SITE);
    const risposta = theirs.create(await optionsAt('/api/user/passkeys/options', stranger));
    await stranger.post('/api/user/passkeys', { nome: 'Chiave', risposta });
    const own = '/api/user/proof/passkey-options';
    for (const answer of [
      theirs.get(await optionsAt(own)),
      authenticator.get(await optionsAt('/api/sso/passkey-options')),
      authenticator.get(await optionsAt(own, stranger)),
      authenticator.get(await optionsAt(own), { origin: 'https://evil.example' }),
    ]) {
      expect(said(await browser.post('/api/user/proof', { risposta: answer }))).toEqual(NOT_VALID);
    }
    expect(said(await ask())).toEqual(WANTED);
  });

  test('counts for ten minutes, in the browser that gave it', async () => {
    await proveByPassword();
    expect(said(await ask(other))).toEqual(WANTED);
    server.setClock('2025-04-03T10:20:01Z');
    expect(said(await ask())).toEqual(OK);
    server.setClock('2025-04-03T10:20:02Z');
    expect(said(await ask())).toEqual(WANTED);
  });

  test('counts on the newsstand as on the account site: both know the browser', async () => {
    const bearer = () => browser.ask({ url: '/api/user/data/export', method: 'POST', payload: {} });
    expect(said(await bearer())).toEqual(WANTED);
    await proveByPassword();
    expect(said(await bearer())).toEqual(OK);
  });

  test('ends with the session: after a sign-out it opens nothing', async () => {
    await proveByPassword();
    const cookie = browser.cookie();
    await browser.post('/api/logout');
    browser.setCookie(cookie);
    expect((await ask()).statusCode).toBe(401);
    expect((await proveByPassword()).statusCode).toBe(401);
  });

  test('that lies in the future, because the clock was changed, does not count', async () => {
    server.setClock(NOON_AND_MORE);
    await proveByPassword();
    server.setClock(LATER);
    expect(said(await ask())).toEqual(WANTED);
  });

  test.each([
    {},
    { password: PASSWORD, codice: '000000' },
    { risposta: {} },
  ])('must be exactly one of three kinds: %o', async (body) => {
    expect((await browser.post('/api/user/proof', body)).statusCode).toBe(400);
    expect(said(await ask())).toEqual(WANTED);
  });
});

describe('ACC-02 wrong passwords', () => {
  beforeEach(() => server.setClock(LATER));

  test('do not count as a proof; after five of them the reader has to wait', async () => {
    for (let one = 0; one < 5; one += 1)
      expect(said(await proveByPassword(browser, 'Sbagliata-1!'))).toEqual(NOT_VALID);
    expect((await proveByPassword()).statusCode).toBe(429);
    expect(said(await ask())).toEqual(WANTED);
  });

  test('of strangers at the sign-in do not count here', async () => {
    const stranger = openBrowser(server);
    for (let one = 0; one < 6; one += 1) await stranger.login(reader, { password: 'Sbagliata-1!' });
    expect((await proveByPassword()).statusCode).toBe(200);
  });
});
