import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { readers } from '#server/base/db/schema/readers-schema.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database);

/** A call of each of the three APIs. */
const ON_ALL = ['/api/user/info', '/api/edicola/home', '/v1/calendario'];

let account: Account;
let browser: ReaderBrowser;
let token: string;

beforeEach(async () => {
  account = await addAccount(database().orm);
  browser = openBrowser(server);
  token = await browser.signIn(account);
});

const asks = (bearer: string, url = '/api/edicola/home', headers: Record<string, string> = {}) =>
  server.ask({ url, headers: { authorization: `Bearer ${bearer}`, ...headers } });

const toldBy = (reply: { statusCode: number; json(): unknown }) => [
  reply.statusCode,
  (reply.json() as { status: { code: string } }).status.code,
];

async function toldOnAll(bearer: string): Promise<unknown[]> {
  const told = await Promise.all(ON_ALL.map(async (url) => toldBy(await asks(bearer, url)).join(' ')));
  return [...new Set(told)];
}

const DEAD = ['401 ERR_SESSION_TOKEN_NOT_VALID'];
const JWT = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.c2ln';

test('SES-03 a bearer is valid on the three APIs, and no answer to it is cacheable', async () => {
  for (const url of ON_ALL) {
    const reply = await asks(token, url);
    expect([reply.statusCode, reply.headers['cache-control']], url).toEqual([200, 'no-store']);
  }
});

test('SES-03 a bearer is accepted with any number of spaces before it', async () => {
  expect((await asks(` ${token}`, '/api/user/info')).json()).toMatchObject({ data: { id_token: token } });
});

test.each([
  ['another', 'A'.repeat(43)],
  ['a JWT', JWT],
  ['a JWT without signature', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
  ['nothing', ''],
  ['a blank', ' '],
  ['two words', 'uno due'],
  ['SQL', "' or 1=1 --"],
  ['a very long one', 'a'.repeat(8000)],
])('SES-06 %s is not accepted as a bearer', async (_title, forged) => {
  expect(await toldOnAll(forged)).toEqual(DEAD);
});

test('SES-06 a nearly correct bearer, one in lower case and its digest are not accepted', async () => {
  const last = token.endsWith('A') ? 'B' : 'A';
  const nearly = token.slice(0, -1) + last;
  const digest = createHash('sha256').update(token).digest('hex');
  for (const forged of [nearly, token.toLowerCase(), digest, `${token}.`, browser.cookie() ?? '']) {
    expect(await toldOnAll(forged)).toEqual(DEAD);
  }
});

test('SES-06 the bearer of one paper is not accepted on another', async () => {
  for (const url of ON_ALL) {
    const told = toldBy(await asks(token, url, { host: 'leggo.localhost' }));
    expect(told, url).toEqual([401, 'ERR_SESSION_TOKEN_NOT_VALID']);
  }
});

test('SES-06 a session that was not used for twelve hours has expired', async () => {
  server.setClock('2025-04-03T21:00:00Z');
  expect((await asks(token)).statusCode).toBe(200);
  server.setClock('2025-04-04T08:59:59Z');
  expect((await asks(token)).statusCode).toBe(200);
  server.setClock('2025-04-04T20:59:59Z');
  expect(await toldOnAll(token)).toEqual(['401 ERR_SESSION_EXPIRED']);
  const byCookie = await browser.askAccount({ url: '/api/user/info' });
  expect(toldBy(byCookie)).toEqual([401, 'ERR_SESSION_EXPIRED']);
});

test('SES-06 a remembered session lasts for half a year without being used', async () => {
  const remembered = await browser.signIn(account, { ricordami: true });
  server.setClock('2025-09-30T09:00:00Z');
  expect((await asks(remembered)).statusCode).toBe(200);
  server.setClock('2026-03-29T10:00:00Z');
  expect(toldBy(await asks(remembered))).toEqual([401, 'ERR_SESSION_EXPIRED']);
});

test('SES-05 each sign-in and each exchange gives a new bearer, and invalidates the earlier one', async () => {
  const opened = await browser.askAccount({ url: '/sso/request-login?redirect_uri=/' });
  await browser.exchange(String(opened.headers.location));
  const next = browser.token() ?? '';
  expect(next).not.toBe(token);
  expect(await toldOnAll(token)).toEqual(DEAD);
  expect((await asks(next)).statusCode).toBe(200);
});

describe('NAV-11 signing out', () => {
  const ways: [string, () => Promise<{ statusCode: number; headers: object }>][] = [
    ['by cookie', () => browser.post('/api/logout')],
    [
      'by bearer at the account site',
      () =>
        browser.ask({
          url: '/api/logout',
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          payload: '{}',
        }),
    ],
    ['by bearer at the newsstand', () => browser.ask({ url: '/logout', method: 'POST' })],
    [
      'by cookie at the newsstand, where that is the account site too',
      () => browser.askAccount({ url: '/logout', method: 'POST' }),
    ],
    [
      'by the digest of the bearer, later',
      () => browser.post('/api/sessions/end', { impronta: createHash('sha256').update(token).digest('hex') }),
    ],
  ];

  test.each(ways)('%s ends bearer and cookie on all APIs immediately', async (_title, signOut) => {
    const earlier = browser.cookie();
    const reply = await signOut();
    expect([reply.statusCode, reply.headers]).toEqual([
      200,
      expect.objectContaining({ 'cache-control': 'no-store' }),
    ]);
    expect(await toldOnAll(token)).toEqual(DEAD);
    browser.setCookie(earlier);
    const byCookie = await browser.askAccount({ url: '/api/user/short-info' });
    expect(toldBy(byCookie)).toEqual([401, 'ERR_LOGIN_REQUIRED']);
    const opened = await browser.askAccount({ url: '/sso/request-login?redirect_uri=/' });
    expect(opened.headers.location).toContain('/sso/login?');
  });

  test('deletes the cookie', async () => {
    const reply = await browser.post('/api/logout');
    expect(reply.headers['set-cookie']).toBe('edicola_sso=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
    expect(browser.cookie()).toBeNull();
  });

  test('succeeds without a session, and with an invalid bearer', async () => {
    const stranger = openBrowser(server);
    expect((await stranger.post('/api/logout')).statusCode).toBe(200);
    expect((await stranger.ask({ url: '/logout', method: 'POST' })).statusCode).toBe(200);
    expect((await stranger.post('/api/sessions/end', { impronta: '0'.repeat(64) })).statusCode).toBe(200);
    await browser.post('/api/logout');
    expect((await browser.ask({ url: '/logout', method: 'POST' })).statusCode).toBe(200);
  });

  test('of a named reader does not sign out another who has signed in here since', async () => {
    const next = await addAccount(database().orm);
    const theirs = await browser.signIn(next);
    const gone = await browser.post('/api/logout', { utente: account.id });
    expect(gone.statusCode).toBe(200);
    expect(gone.headers['set-cookie']).toBeUndefined();
    expect(await toldOnAll(theirs)).not.toEqual(DEAD);
    await browser.post('/api/logout', { utente: next.id });
    expect(await toldOnAll(theirs)).toEqual(DEAD);
  });

  test('later, by digest, does not sign out another reader who has signed in here since', async () => {
    const earlier = token;
    const next = await browser.signIn(await addAccount(database().orm));
    const impronta = createHash('sha256').update(earlier).digest('hex');
    const reply = await browser.post('/api/sessions/end', { impronta });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect((await asks(next)).statusCode).toBe(200);
  });
});

describe('SES-02 the account site recognises a browser by its cookie', () => {
  test('and the other APIs do not', async () => {
    expect((await browser.askAccount({ url: '/api/user/short-info?timestamp=1' })).statusCode).toBe(200);
    const reply = await browser.askAccount({
      url: '/api/user/preferiti',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      payload: '{"modifiche":[]}',
    });
    expect(toldBy(reply)).toEqual([401, 'ERR_LOGIN_REQUIRED']);
  });

  test('and a bearer takes precedence over it', async () => {
    const other = await addAccount(database().orm);
    const otherToken = await openBrowser(server).signIn(other);
    const reply = await browser.askAccount({
      url: '/api/user/info',
      headers: { authorization: `Bearer ${otherToken}` },
    });
    expect((reply.json() as { data: { id: string } }).data.id).toBe(other.id);
    const forged = await browser.askAccount({
      url: '/api/user/info',
      headers: { authorization: 'Bearer x' },
    });
    expect(toldBy(forged)).toEqual([401, 'ERR_SESSION_TOKEN_NOT_VALID']);
  });

  test('and an unknown one only means that there is no session', async () => {
    const stranger = openBrowser(server);
    for (const cookie of ['A'.repeat(43), 'x', '', JWT]) {
      stranger.setCookie(cookie);
      const reply = await stranger.askAccount({ url: '/api/user/short-info' });
      expect(toldBy(reply)).toEqual([401, 'ERR_LOGIN_REQUIRED']);
      await stranger.signIn(await addAccount(database().orm));
    }
  });

  test('and no answer of the account API is cacheable', async () => {
    const reply = await browser.askAccount({ url: '/api/user/short-info' });
    expect([reply.headers['cache-control'], reply.headers.etag]).toEqual(['no-store', undefined]);
  });
});

test('a suspended account is signed out everywhere', async () => {
  await database().orm.update(readers).set({ status: 'suspended' });
  expect(await toldOnAll(token)).toEqual(DEAD);
});

test('an opening that is sent late counts, whatever became of the session', async () => {
  const reply = await server.ask({
    url: '/api/site/tracking',
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
    payload: JSON.stringify({ url_articolo: '/articolo/1', evento: 'click' }),
  });
  expect(toldBy(reply)).toEqual([404, 'ERR_ARTICLE_NOT_FOUND']);
});
