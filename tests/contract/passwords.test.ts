import argon2 from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceTickets, rateLimits, readers } from '#server/db/readers-schema.ts';
import { keptMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount, PASSWORD } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const mails = keptMails();
const server = newsstandApp(database, { mailer: mails.mailer });

const NEW_PASSWORD = 'Ponte-2026!';
const HERE = '192.0.2.1';

let reader: Account;
beforeEach(async () => {
  mails.clear();
  reader = await addAccount(database().orm, { username: 'livia' });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const post = (url: string, body: unknown, address = HERE) =>
  server.ask({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    payload: JSON.stringify(body),
  });

type Tried = { email?: string; password?: string; address?: string };

async function login({ email = reader.email, password = 'Sbagliata-1!', address }: Tried = {}) {
  const reply = await post('/api/sso/login', { email, password, redirect_uri: '/' }, address);
  const { status, attesa = 0 } = reply.json() as { status: { code: string }; attesa?: number };
  return { status: reply.statusCode, code: status.code, wait: attesa };
}

const right = (address?: string) => login({ password: PASSWORD, ...(address && { address }) });

describe('a wrong password', () => {
  test('is answered as an account that does not exist, at the cost of as many checks', async () => {
    const verify = vi.spyOn(argon2, 'verify');
    const known = await login();
    expect(verify.mock.calls.length).toBe(1);
    const unknown = await login({ email: 'nessuno@esempio.it' });
    const unnamed = await login({ email: 'nessuno' });
    expect(verify.mock.calls.length).toBe(3);
    expect(known).toEqual({ status: 401, code: 'ERR_INVALID_CREDENTIALS', wait: 0 });
    expect([unknown, unnamed]).toEqual([known, known]);
  });

  test.each(['suspended', 'pending'] as const)('tells nobody that an account is %s', async (status) => {
    const { email } = await addAccount(database().orm, { status });
    expect(await login({ email })).toMatchObject({ status: 401, code: 'ERR_INVALID_CREDENTIALS' });
    const code = status === 'pending' ? 'ERR_NOT_ACTIVATED' : 'ERR_ACCESS_DENIED';
    expect(await login({ email, password: PASSWORD })).toMatchObject({ status: 403, code });
  });

  test.each([
    '\u0000',
    'livia\u0000',
    'a'.repeat(254),
    "' or 1=1 --",
  ])('with %j for a name is nobody’s', async (email) => {
    expect(await login({ email })).toMatchObject({ status: 401 });
  });

  test('five times has the reader wait, and longer each time, however many more are tried', async () => {
    const verify = vi.spyOn(argon2, 'verify');
    const tried = [];
    for (let one = 0; one < 200; one += 1) tried.push(await login());
    expect(tried.slice(0, 5).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(new Set(tried.slice(5).map(({ status }) => status))).toEqual(new Set([429]));
    expect(verify.mock.calls.length).toBe(5);
    const waits = tried.slice(5).map(({ wait }) => wait);
    const grown = [0, 5, 10, 15, 20, 25, 30].map((at) => waits[at]);
    expect(grown).toEqual([60, 120, 240, 480, 960, 1920, 3600]);
    expect(Math.min(...waits.slice(35))).toBeGreaterThan(3500);
    expect(await right()).toMatchObject({ status: 429, code: 'ERR_TOO_MANY_ATTEMPTS' });
  });

  test('is not tried faster by many at once', async () => {
    const verify = vi.spyOn(argon2, 'verify');
    const tried = await Promise.all(Array.from({ length: 50 }, () => login()));
    expect(tried.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(verify.mock.calls.length).toBe(5);
  });

  test('from many addresses closes the account to passwords for the hour', async () => {
    const tried = [];
    for (let one = 0; one < 200; one += 1) tried.push(await login({ address: `198.51.100.${one}` }));
    expect(tried.slice(0, 20).every(({ status }) => status === 401)).toBe(true);
    expect(tried.slice(20).every(({ status }) => status === 429)).toBe(true);
    expect(await right('203.0.113.5')).toMatchObject({ status: 429 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
    expect(await right('203.0.113.5')).toMatchObject({ status: 200 });
  });

  test('on many accounts closes the address', async () => {
    const tried = [];
    for (let one = 0; one < 110; one += 1) tried.push(await login({ email: `a${one}@esempio.it` }));
    expect(tried.slice(0, 100).every(({ status }) => status === 401)).toBe(true);
    expect(tried.slice(100).every(({ status }) => status === 429)).toBe(true);
    expect(await right()).toMatchObject({ status: 429 });
    expect(await right('203.0.113.5')).toMatchObject({ status: 200 });
  });

  test('from one address leaves the account open from others', async () => {
    for (let one = 0; one < 50; one += 1) await login();
    expect(await right('203.0.113.5')).toMatchObject({ status: 200 });
  });

  test('counts for a whole network of the newer addresses', async () => {
    const tried = [];
    for (let one = 1; one <= 6; one += 1) tried.push(await login({ address: `2001:db8:1:2::${one}` }));
    expect(tried.at(-1)).toMatchObject({ status: 429 });
    expect(await login({ address: '2001:db8:1:3::1' })).toMatchObject({ status: 401 });
  });

  test('is forgotten once the right one came; after a wait it may be tried anew', async () => {
    for (let one = 0; one < 4; one += 1) await login();
    expect(await right()).toMatchObject({ status: 200 });
    for (let one = 0; one < 5; one += 1) expect(await login()).toMatchObject({ status: 401 });
    expect(await right()).toMatchObject({ status: 429, wait: 60 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect(await login()).toMatchObject({ status: 401 });
    for (let one = 0; one < 4; one += 1) await login();
    expect(await login()).toMatchObject({ status: 429, wait: 120 });
  });

  test('leaves neither e-mails nor addresses in the counters', async () => {
    await login();
    const rows = await database().orm.select().from(rateLimits);
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toMatch(/esempio|192\.0/);
  });
});

test('a reader signs in by user name, in whatever letters, and a right password counts against nobody', async () => {
  for (let one = 0; one < 25; one += 1) {
    const reply = await login({ email: ' Livia ', password: PASSWORD, address: `192.0.2.${one}` });
    expect([200, 409]).toContain(reply.status);
  }
});

describe('ACC-02 a forgotten password', () => {
  const forgot = async () => {
    await post('/api/password/forgot', { email: reader.email });
    return await mails.code(reader.email);
  };
  const reset = (codice: string, password = NEW_PASSWORD) =>
    post('/api/password/reset', { email: reader.email, codice, password });

  test('is replaced with the mailed code: every session of the account ends, on every paper', async () => {
    const here = openBrowser(server);
    const there = openBrowser(server, { host: 'ilmattino.localhost' });
    await here.signIn(reader);
    await there.signIn(reader);
    expect((await reset(await forgot())).statusCode).toBe(200);
    for (const browser of [here, there]) {
      const reply = await browser.ask({ url: '/api/user/short-info' });
      expect([reply.statusCode, (reply.json() as { status: { code: string } }).status.code]).toEqual([
        401,
        'ERR_SESSION_EXPIRED',
      ]);
    }
    expect(await right()).toMatchObject({ status: 401 });
    expect(await login({ password: NEW_PASSWORD })).toMatchObject({ status: 200 });
    const told = (await mails.wait(reader.email, 2)).at(-1);
    expect(told?.subject).toBe('La tua password è cambiata · Il Messaggero');
  });

  test('takes with it sign-ins that wait for the choice of a device, and other codes', async () => {
    await openBrowser(server).signIn(reader);
    expect((await openBrowser(server).login(reader)).statusCode).toBe(409);
    await post('/api/sso/code', { email: reader.email });
    const signInCode = await mails.code(reader.email);
    await post('/api/password/forgot', { email: reader.email });
    await reset(await mails.code(reader.email, 2));
    expect(await database().orm.select().from(deviceTickets)).toEqual([]);
    const late = { email: reader.email, codice: signInCode, redirect_uri: '/' };
    expect((await post('/api/sso/code-login', late)).statusCode).toBe(401);
  });

  test('stays where the code is wrong, used, too old or of another account', async () => {
    const code = await forgot();
    expect((await reset(code === '111111' ? '222222' : '111111')).statusCode).toBe(403);
    server.setClock('2025-04-03T10:10:01Z');
    expect((await reset(code)).statusCode).toBe(403);
    server.setClock('2025-04-03T10:00:00Z');
    expect((await reset(code)).statusCode).toBe(200);
    expect((await reset(code)).statusCode).toBe(403);
  });

  test('VAL-01 is not replaced by one that breaks the rules, and the code lives on', async () => {
    const code = await forgot();
    expect((await reset(code, 'debole')).json()).toMatchObject({
      campo: 'password',
      data: 'Rispetta il formato richiesto per la password',
    });
    expect((await reset(code)).statusCode).toBe(200);
  });

  test('of an account that was never opened opens it; of a suspended one is not mailed', async () => {
    const { orm } = database();
    await orm.update(readers).set({ status: 'pending' });
    expect((await reset(await forgot())).statusCode).toBe(200);
    expect(await login({ password: NEW_PASSWORD })).toMatchObject({ status: 200 });
    await orm.update(readers).set({ status: 'suspended' });
    await mails.wait(reader.email, 2);
    mails.clear();
    const other = await addAccount(orm);
    await post('/api/password/forgot', { email: reader.email });
    await post('/api/password/forgot', { email: other.email });
    await mails.wait(other.email);
    expect(mails.to(reader.email)).toEqual([]);
  });
});

describe('ACC-02 a changed password', () => {
  const change = (browser: ReturnType<typeof openBrowser>, attuale: string, nuova = NEW_PASSWORD) =>
    browser.ask({
      url: '/api/user/password',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': HERE },
      payload: JSON.stringify({ attuale, nuova }),
    });

  test('leaves the session that asks, ends all others, and is told by mail', async () => {
    const here = openBrowser(server);
    const there = openBrowser(server, { host: 'leggo.localhost' });
    await here.signIn(reader);
    await there.signIn(reader);
    expect((await change(here, PASSWORD)).statusCode).toBe(200);
    expect((await here.ask({ url: '/api/user/short-info' })).statusCode).toBe(200);
    expect((await here.askAccount({ url: '/api/user/short-info' })).statusCode).toBe(200);
    expect((await there.ask({ url: '/api/user/short-info' })).json()).toMatchObject({
      status: { code: 'ERR_SESSION_EXPIRED' },
    });
    expect((await mails.wait(reader.email))[0]?.subject).toContain('La tua password è cambiata');
    expect(await login({ password: NEW_PASSWORD, address: '192.0.2.7' })).toMatchObject({ status: 409 });
  });

  test('wants the one of today, a few times', async () => {
    const browser = openBrowser(server);
    await browser.signIn(reader);
    for (let one = 0; one < 5; one += 1) {
      const reply = await change(browser, 'Sbagliata-1!');
      expect(reply.statusCode).toBe(403);
      expect(reply.json()).toMatchObject({ status: { code: 'ERR_INVALID_CREDENTIALS' } });
    }
    const reply = await change(browser, PASSWORD);
    expect([reply.statusCode, (reply.json() as { attesa: number }).attesa]).toEqual([429, 60]);
  });

  test('wants somebody who is signed in, and a password by the rules', async () => {
    const browser = openBrowser(server);
    expect((await change(browser, PASSWORD)).json()).toMatchObject({
      status: { code: 'ERR_LOGIN_REQUIRED' },
    });
    await browser.signIn(reader);
    expect((await change(browser, PASSWORD, 'debole')).json()).toMatchObject({ campo: 'nuova' });
  });
});

describe('a mailed code to sign in with', () => {
  const signIn = (codice: string, email = reader.email) =>
    post('/api/sso/code-login', { email, codice, redirect_uri: '/' });

  test('signs in once', async () => {
    await post('/api/sso/code', { email: reader.email });
    const code = await mails.code(reader.email);
    const browser = openBrowser(server);
    const reply = await browser.post('/api/sso/code-login', {
      email: reader.email,
      codice: code,
      redirect_uri: '/',
    });
    const { data } = reply.json() as { data: { indirizzo: string } };
    expect((await browser.exchange(data.indirizzo)).statusCode).toBe(200);
    expect((await signIn(code)).statusCode).toBe(401);
  });

  test('signs in while passwords are closed to an account', async () => {
    for (let one = 0; one < 30; one += 1) await login({ address: `198.51.100.${one}` });
    expect(await right('203.0.113.5')).toMatchObject({ status: 429 });
    await post('/api/sso/code', { email: reader.email });
    expect((await signIn(await mails.code(reader.email))).statusCode).toBe(200);
  });

  test('goes to nobody whose account is suspended; whoever has not opened it gets the code for that', async () => {
    const { orm } = database();
    const suspended = await addAccount(orm, { status: 'suspended' });
    const pending = await addAccount(orm, { status: 'pending' });
    await post('/api/sso/code', { email: suspended.email });
    await post('/api/sso/code', { email: pending.email });
    expect((await mails.wait(pending.email))[0]?.subject).toContain('Attiva il tuo account');
    expect(mails.to(suspended.email)).toEqual([]);
  });
});
