// @module-tag postgres
import argon2 from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addFailedAttempts } from '#tests/support/failed-attempts.ts';
import { collectMails } from '#tests/support/kept-mails.ts';
import { manyStrangers } from '#tests/support/many-strangers.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount, PASSWORD } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';
import { solveWork } from '#tests/support/solve-captcha.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { virtualAuthenticator } from '#tests/support/virtual-authenticator.ts';

const database = testDatabase();
const mails = collectMails();
const server = newsstandApp(database, { mailer: mails.mailer });
const { network, ask, askWorking } = manyStrangers(server);

const LOGIN = '/api/sso/login';
/** The number of attempts that need no proof of work. */
const FREE_ATTEMPTS = 100;
/** The owner's IP address, from which nobody has attempted to sign in yet. */
const OWNER_ADDRESS = '203.0.113.5';

let reader: Account;
beforeEach(async () => {
  mails.clear();
  reader = await addAccount(database().orm, { subscriptions: [{ product: 'digital+', devices: 5 }] });
});
afterEach(() => void vi.restoreAllMocks());

const guess = (email = reader.email) => ({ email, password: 'Sbagliata-1!', redirect_uri: '/' });
const right = () => ({ ...guess(), password: PASSWORD });

/** Makes passwords wrong without hashing, which is slow and not tested here. */
const skipHashing = () => vi.spyOn(argon2, 'verify').mockResolvedValue(false);

/** Adds this number of strangers' attempts, on every account that was attempted before. */
async function strangersGuess(count: number, email = reader.email): Promise<void> {
  const verify = skipHashing();
  await askWorking(LOGIN, guess(email), network(999));
  verify.mockRestore();
  await addFailedAttempts(database().orm, count - 1);
}

describe('strangers’ wrong passwords from many networks', () => {
  test('cost proof of work beyond a hundred, more each time', async () => {
    skipHashing();
    const told = [];
    for (let one = 0; one < 150; one += 1) told.push(await askWorking(LOGIN, guess(), network(one)));
    expect(told.every(({ status }) => status === 401)).toBe(true);
    const times = told.map((one) => one.times);
    expect(times.slice(0, FREE_ATTEMPTS)).toEqual(Array(FREE_ATTEMPTS).fill(0));
    const dear = times.slice(FREE_ATTEMPTS);
    expect(dear[0]).toBe(1);
    expect(dear.every((one, at) => at === 0 || one > (dear[at - 1] ?? 0))).toBe(true);
  });

  test('leave the owner every way in: by password after proof of work, by code, reset and passkey without', async () => {
    const authenticator = virtualAuthenticator({
      origin: 'http://ilmessaggero.localhost',
      rpId: 'ilmessaggero.localhost',
    });
    const home = openBrowser(server);
    await home.signIn(reader);
    const creation = (await home.post('/api/user/passkeys/options')).json() as {
      data: { challenge: string };
    };
    const passkey = { nome: 'Telefono', risposta: authenticator.create(creation.data) };
    expect((await home.post('/api/user/passkeys', passkey)).statusCode).toBe(200);
    await strangersGuess(150);

    const first = await ask(LOGIN, right(), OWNER_ADDRESS);
    expect([first.status, first.code]).toEqual([428, 'ERR_WORK_REQUIRED']);
    expect((await askWorking(LOGIN, right(), OWNER_ADDRESS)).status).toBe(200);

    const byPasskey = openBrowser(server);
    const asked = (await byPasskey.post('/api/sso/passkey-options')).json() as {
      data: { challenge: string };
    };
    const answer = { risposta: authenticator.get(asked.data), redirect_uri: '/' };
    expect((await byPasskey.post('/api/sso/passkey', answer)).statusCode).toBe(200);

    const { email } = reader;
    expect((await ask('/api/sso/code', { email }, OWNER_ADDRESS)).status).toBe(200);
    const code = { email, codice: await mails.code(email, 2), redirect_uri: '/' };
    expect((await ask('/api/sso/code-login', code, OWNER_ADDRESS)).status).toBe(200);

    expect((await ask('/api/password/forgot', { email }, OWNER_ADDRESS)).status).toBe(200);
    const reset = { email, codice: await mails.code(email, 3), password: 'Traghetto-2026!' };
    expect((await ask('/api/password/reset', reset, OWNER_ADDRESS)).status).toBe(200);
    expect((await ask(LOGIN, { ...guess(), password: reset.password }, OWNER_ADDRESS)).status).toBe(200);
  });

  test('do not affect a browser in which the owner has signed in, even if signed out since', async () => {
    const browser = openBrowser(server);
    await browser.signIn(reader);
    await browser.post('/api/logout');
    expect(browser.cookie()).toBeNull();
    await strangersGuess(130);
    expect((await browser.login(reader)).statusCode).toBe(200);
  });

  test('are counted even if they are sent concurrently', async () => {
    const verify = skipHashing();
    const all = await Promise.all(Array.from({ length: 150 }, (_, one) => ask(LOGIN, guess(), network(one))));
    // Some requests find the queue for hashing full; they are answered with a time to retry.
    const statuses = all.map(({ status }) => status);
    expect(verify.mock.calls.length).toBeLessThanOrEqual(FREE_ATTEMPTS);
    expect(statuses.filter((status) => status === 401).length).toBe(verify.mock.calls.length);
    for (const { status, retryAfter } of all)
      if (status === 429) expect(Number(retryAfter)).toBeGreaterThan(0);
    await strangersGuess(FREE_ATTEMPTS);
    expect((await ask(LOGIN, guess(), OWNER_ADDRESS)).status).toBe(428);
  });
});

describe('the proof of work for an attempt', () => {
  beforeEach(() => strangersGuess(FREE_ATTEMPTS));

  const challenge = async (address = OWNER_ADDRESS, email?: string) => {
    const told = await ask(LOGIN, guess(email), address);
    if (!told.challenge) throw new Error(`no work was asked for, but ${told.status}`);
    return told.challenge;
  };

  test('is demanded before anything is hashed, and demanding it does not raise its cost', async () => {
    const verify = vi.spyOn(argon2, 'verify');
    const asked = [];
    for (let one = 0; one < 30; one += 1) asked.push(await ask(LOGIN, guess(), network(200 + one)));
    expect(asked.map(({ times }) => times)).toEqual(Array(30).fill(1));
    for (let one = 0; one < 10; one += 1) await ask(LOGIN, guess(), OWNER_ADDRESS, 'non è un lavoro');
    expect(verify).not.toHaveBeenCalled();
    expect((await askWorking(LOGIN, right(), OWNER_ADDRESS)).status).toBe(200);
  });

  test('counts once, even if it is sent twice at the same time', async () => {
    const token = await solveWork(await challenge());
    const told = await Promise.all([1, 2, 3].map(() => ask(LOGIN, guess(), OWNER_ADDRESS, token)));
    expect(told.map(({ status }) => status).sort()).toEqual([401, 428, 428]);
    expect((await ask(LOGIN, guess(), OWNER_ADDRESS, token)).status).toBe(428);
  });

  test('does not count for another account, from another network, or after it has expired', async () => {
    const other = await addAccount(database().orm);
    await strangersGuess(1, other.email);
    await strangersGuess(FREE_ATTEMPTS, other.email);
    const mine = await solveWork(await challenge());
    expect((await ask(LOGIN, guess(other.email), OWNER_ADDRESS, mine)).status).toBe(428);
    expect((await ask(LOGIN, guess(), '203.0.113.6', mine)).status).toBe(428);
    server.setClock('2025-04-03T10:05:01Z');
    expect((await ask(LOGIN, guess(), OWNER_ADDRESS, mine)).status).toBe(428);
  });

  test('that was forged or made easier does not count', async () => {
    const asked = await challenge();
    const token = await solveWork(asked);
    const { solution } = JSON.parse(Buffer.from(token, 'base64').toString()) as { solution: object };
    const lighter = { ...asked, parameters: { ...asked.parameters, cost: 1 } };
    for (const forged of [
      { challenge: asked, solution: { counter: 1, derivedKey: 'ff'.repeat(32) } },
      { challenge: lighter, solution },
      { challenge: { ...asked, signature: 'ab'.repeat(32) }, solution },
    ]) {
      const shown = Buffer.from(JSON.stringify(forged)).toString('base64');
      expect((await ask(LOGIN, right(), OWNER_ADDRESS, shown)).status).toBe(428);
    }
    expect((await ask(LOGIN, right(), OWNER_ADDRESS, token)).status).toBe(200);
  });

  test('that was kept until the cost had doubled has to be done again', async () => {
    const kept = await solveWork(await challenge());
    await strangersGuess(12);
    const told = await ask(LOGIN, right(), OWNER_ADDRESS, kept);
    expect([told.status, told.times > 2]).toEqual([428, true]);
    expect((await askWorking(LOGIN, right(), OWNER_ADDRESS)).status).toBe(200);
  });
});

describe('wrong passwords from one network', () => {
  test('block that network only, and the refusal says until when', async () => {
    const told = [];
    for (let one = 0; one < 6; one += 1) told.push(await ask(LOGIN, guess(), network(1)));
    expect(told.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(told.at(-1)?.retryAfter).toBe('60');
    expect((await ask(LOGIN, right(), network(1))).status).toBe(429);
    expect((await ask(LOGIN, right(), OWNER_ADDRESS)).status).toBe(200);
  });

  test('do not block an owner who uses a known browser there', async () => {
    const browser = openBrowser(server, { address: network(1) });
    await browser.signIn(reader);
    for (let one = 0; one < 6; one += 1) await ask(LOGIN, guess(), network(1));
    expect((await browser.login(reader)).statusCode).toBe(200);
  });
});

describe('a browser in which the owner has signed in', () => {
  const known = async () => {
    const browser = openBrowser(server);
    await browser.signIn(reader);
    await browser.post('/api/logout');
    return browser;
  };

  test('is limited by its own wrong attempts, from whatever network', async () => {
    const browser = await known();
    const statuses = [];
    for (let one = 0; one < 6; one += 1) {
      const thief = openBrowser(server);
      thief.beKnownBy(browser.knownBy());
      statuses.push((await thief.login(reader, { password: 'Sbagliata-1!' })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('is not known for another account', async () => {
    const browser = await known();
    const other = await addAccount(database().orm);
    await strangersGuess(FREE_ATTEMPTS, other.email);
    expect((await browser.login(other)).statusCode).toBe(428);
  });

  test('gets a new secret at each sign-in', async () => {
    const browser = await known();
    const before = browser.knownBy();
    await browser.signIn(reader);
    await strangersGuess(FREE_ATTEMPTS);
    const planted = openBrowser(server);
    planted.beKnownBy(before);
    expect((await planted.login(reader)).statusCode).toBe(428);
    await browser.post('/api/logout');
    expect((await browser.login(reader)).statusCode).toBe(200);
  });

  test.each([
    'the password is changed',
    'the device is disconnected',
  ])('is treated as unknown once %s', async (what) => {
    const browser = openBrowser(server);
    await browser.signIn(reader);
    const elsewhere = openBrowser(server);
    await elsewhere.signIn(reader);
    const before = elsewhere.knownBy();
    let password = PASSWORD;
    if (what === 'the password is changed') {
      password = 'Traghetto-2026!';
      const change = { attuale: PASSWORD, nuova: password };
      expect((await browser.post('/api/user/password', change)).statusCode).toBe(200);
    } else {
      const listed = (await browser.get('/api/user/devices')).json() as {
        data: { dispositivi: { id: string; corrente: boolean }[] };
      };
      const id = listed.data.dispositivi.find(({ corrente }) => !corrente)?.id;
      expect((await browser.post(`/api/user/devices/${id}/disconnect`)).statusCode).toBe(200);
    }
    await strangersGuess(FREE_ATTEMPTS);
    elsewhere.beKnownBy(before);
    expect((await elsewhere.login(reader, { password })).statusCode).toBe(428);
    await browser.post('/api/logout');
    expect((await browser.login(reader, { password })).statusCode).toBe(200);
  });
});
