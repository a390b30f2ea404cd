// @module-tag postgres
import argon2 from '@node-rs/argon2';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readers } from '#server/base/db/schema/readers-schema.ts';
import { deviceTickets } from '#server/base/db/schema/sign-in-schema.ts';
import { collectMails } from '#tests/support/kept-mails.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { passwordAttempts } from '#tests/support/password-attempts.ts';
import { type Account, addAccount, PASSWORD } from '#tests/support/reader-accounts.ts';
import { openBrowser, postFrom } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const mails = collectMails();
const server = newsstandApp(database, { mailer: mails.mailer });

const NEW_PASSWORD = 'Ponte-2026!';
const post = postFrom(server);
const { login, right } = passwordAttempts(server, () => reader);

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

  test('invalidates pending choices of a device and other codes when it is replaced', async () => {
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

  test('stays where the code is wrong, used, expired or of another account', async () => {
    const code = await forgot();
    expect((await reset(code === '111111' ? '222222' : '111111')).statusCode).toBe(403);
    server.setClock('2025-04-03T10:10:01Z');
    expect((await reset(code)).statusCode).toBe(403);
    server.setClock('2025-04-03T10:00:00Z');
    expect((await reset(code)).statusCode).toBe(200);
    expect((await reset(code)).statusCode).toBe(403);
  });

  test('VAL-01 is not replaced by one that breaks the rules, and the code stays valid', async () => {
    const code = await forgot();
    expect((await reset(code, 'debole')).json()).toMatchObject({
      campo: 'password',
      data: 'Rispetta il formato richiesto per la password',
    });
    expect((await reset(code)).statusCode).toBe(200);
  });

  test('activates an account that was not activated yet; a suspended account gets no mail', async () => {
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

  test('keeps the current session, ends all others, and is reported by mail', async () => {
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

  test.each(['is reset', 'signs out'])('is not set when the reader %s meanwhile', async (what) => {
    const { orm } = database();
    const browser = openBrowser(server);
    await browser.signIn(reader);
    let hashAtLast = () => {};
    const hash = argon2.hash;
    const late = vi.spyOn(argon2, 'hash').mockImplementationOnce(
      (...args) =>
        new Promise((done) => {
          hashAtLast = () => done(hash(...args));
        }),
    );
    onTestFinished(() => hashAtLast());
    const changing = change(browser, PASSWORD, 'Ladro-2026!!');
    await expect.poll(() => late.mock.calls.length).toBe(1);
    // This server hashes one password at a time, so a reset here would be hashed after the change; a reset on another
    // server is not.
    if (what === 'signs out') await browser.post('/api/logout');
    else await orm.update(readers).set({ passwordHash: await hash(NEW_PASSWORD) });
    hashAtLast();
    const reply = await changing;
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ status: { code: 'ERR_INVALID_CREDENTIALS' } });
    expect(await login({ password: 'Ladro-2026!!' })).toMatchObject({ status: 401 });
    // A sign-in without a prior sign-out meets the choice of devices.
    const [now, status] = what === 'signs out' ? [PASSWORD, 200] : [NEW_PASSWORD, 409];
    expect(await login({ password: now })).toMatchObject({ status });
  });

  test('requires the current one, with a limited number of attempts', async () => {
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

  test('requires a signed-in reader, and a password that follows the rules', async () => {
    const browser = openBrowser(server);
    expect((await change(browser, PASSWORD)).json()).toMatchObject({
      status: { code: 'ERR_LOGIN_REQUIRED' },
    });
    await browser.signIn(reader);
    expect((await change(browser, PASSWORD, 'debole')).json()).toMatchObject({ campo: 'nuova' });
  });
});
