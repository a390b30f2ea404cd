// @module-tag postgres
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database);

let browser: ReaderBrowser;
let left: string;

beforeEach(async () => {
  browser = openBrowser(server);
  const token = await browser.signIn(await addAccount(database().orm));
  left = `edicola_uscita=${createHash('sha256').update(token).digest('hex')}`;
});

/** A request of a browser whose reader signed out while it was offline. */
const ask = (url: string) =>
  browser.askAccount({ url, headers: { cookie: `${left}; edicola_sso=${browser.cookie()}` } });

describe('NAV-11 OFF-06 a reader who has signed out offline', () => {
  test('gets no code, although the end of the session has not been sent yet', async () => {
    const entry = '/sso/request-login?redirect_uri=/preferiti';
    expect((await browser.askAccount({ url: entry })).headers.location).toContain('id_code=');
    const reply = await ask(entry);
    expect(reply.headers.location).toMatch(/\/sso\/login\?/);
    expect(reply.headers['set-cookie']).toEqual(['edicola_uscita=; Path=/; Max-Age=0; SameSite=Lax']);
    expect((await browser.ask({ url: '/api/user/info' })).statusCode).toBe(401);
  });

  test('counts as signed out on the account site too', async () => {
    expect((await browser.askAccount({ url: '/api/user/short-info' })).statusCode).toBe(200);
    expect((await ask('/api/user/short-info')).statusCode).toBe(401);
  });

  test('can sign in again, and the mark of the earlier sign-out ends nothing', async () => {
    await ask('/sso/request-login?redirect_uri=/');
    await browser.signIn(await addAccount(database().orm));
    expect((await ask('/api/user/short-info')).statusCode).toBe(200);
  });
});
