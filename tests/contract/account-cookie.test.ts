import { beforeEach, describe, expect, test } from 'vitest';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database);

const HOST = 'edicola.ilmessaggero.it';

let reader: Account;
let browser: ReaderBrowser;

beforeEach(async () => {
  reader = await addAccount(database().orm);
  browser = openBrowser(server, { host: HOST });
  await browser.signIn(reader, { ricordami: true });
});

const withCookie = (
  url: string,
  cookie: string,
  overrides: { method?: 'POST'; authorization?: string } = {},
) => {
  const { method, ...headers } = overrides;
  return server.ask({
    url,
    headers: { host: HOST, cookie, ...headers },
    ...(method && { method, payload: {} }),
  });
};

const RENEWED = (secret: string | null) => [
  `__Host-edicola_sso=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000; Secure`,
  'edicola_sso=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
];

describe('SES-05 on https a reader who signed in before the cookie was renamed', () => {
  test.each([
    '/api/user/short-info',
    '/sso/request-login?redirect_uri=/',
  ])('stays signed in, and gets the renamed cookie at %s', async (url) => {
    const before = await withCookie(url, `edicola_sso=${browser.cookie()}`);
    expect(before.statusCode).toBeLessThan(400);
    expect(before.headers.location ?? '').not.toContain('/sso/login');
    expect(before.headers['set-cookie']).toEqual(RENEWED(browser.cookie()));
    const now = await withCookie(url, `__Host-edicola_sso=${browser.cookie()}`);
    expect([now.statusCode, now.headers['set-cookie']]).toEqual([before.statusCode, undefined]);
  });

  test('gets the renamed cookie with a bearer call too, but never for another reader’s cookie', async () => {
    const authorization = `Bearer ${browser.token()}`;
    const own = await withCookie('/api/user/info', `edicola_sso=${browser.cookie()}`, { authorization });
    expect(own.headers['set-cookie']).toEqual(RENEWED(browser.cookie()));
    const other = await withCookie('/api/user/info', `edicola_sso=${'a'.repeat(43)}`, { authorization });
    expect([other.statusCode, other.headers['set-cookie']]).toEqual([200, undefined]);
  });

  test('has both cookies deleted at sign-out', async () => {
    const out = await withCookie('/api/logout', `edicola_sso=${browser.cookie()}`, { method: 'POST' });
    expect(out.headers['set-cookie']).toEqual([
      '__Host-edicola_sso=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
      'edicola_sso=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
    ]);
    expect((await withCookie('/api/user/info', `edicola_sso=${browser.cookie()}`)).statusCode).toBe(401);
  });
});

test('SES-05 on https a cookie set by a neighbouring host is ignored beside the host’s own', async () => {
  const thief = openBrowser(server, { host: HOST });
  await thief.signIn(await addAccount(database().orm));
  const both = `edicola_sso=${thief.cookie()}; __Host-edicola_sso=${browser.cookie()}`;
  const reply = await withCookie('/api/user/info', both);
  expect(reply.json()).toMatchObject({ data: { id: reader.id } });
});
