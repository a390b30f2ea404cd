import { beforeEach, describe, expect, test } from 'vitest';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const PORT = ':8080';
const NEWSSTAND = `http://ilmessaggero.localhost${PORT}`;
const ACCOUNT = `http://account.ilmessaggero.localhost${PORT}`;
const HOSTS = { host: new URL(NEWSSTAND).host, accountHost: new URL(ACCOUNT).host };

/** Addresses of other sites, in every spelling that a browser may resolve. */
const HOSTILE = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\evil.example',
  'https:evil.example',
  'http:/evil.example',
  'https://evil.example/',
  'HTTPS://evil.example',
  'https://ilmessaggero.localhost@evil.example',
  'https://ilmessaggero.localhost:8080@evil.example/',
  'http://ilmessaggero.localhost:8080.evil.example/',
  'http://evil.example/?http://ilmessaggero.localhost:8080/',
  'http://evil.example#ilmessaggero.localhost:8080',
  'http://ilmessaggero.localhost:81/',
  'https://ilmessaggero.localhost:8080/',
  'http://leggo.localhost:8080/',
  'http://account.leggo.localhost:8080/',
  'https://edicola.leggo.it/',
  'http://ilmessaggero。localhost:8080/',
  'http://ilmessaggero\u200b.localhost:8080/',
  'http://іlmessaggero.localhost:8080/',
  'http://ilmessaggero.loc\talhost:8080/',
  'ht\ntp://evil.example',
  '/\t/evil.example',
  '\t//evil.example',
  ' https://evil.example',
  'http://ilmessaggero.localhost:8080\r\nLocation: https://evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  'data:text/html,<script>alert(1)</script>',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:http://ilmessaggero.localhost:8080/1',
  'evil.example',
  'a'.repeat(1999),
];

const codeOf = (reply: { statusCode: number; json(): unknown }) => [
  reply.statusCode,
  (reply.json() as { status: { code: string } }).status.code,
];
const goToOf = (reply: { json(): unknown }) =>
  (reply.json() as { data: { indirizzo: string } }).data.indirizzo;

describe.each([
  ['one origin', {}, { host: HOSTS.host, accountHost: HOSTS.host }, NEWSSTAND],
  ['two origins', { ACCOUNT_ORIGIN: 'http://account.{devHost}.localhost:{port}' }, HOSTS, ACCOUNT],
])('on %s', (_title, environment, where, accountOrigin) => {
  const database = testDatabase();
  const server = newsstandApp(database, { environment });
  let account: Account;
  let browser: ReaderBrowser;

  beforeEach(async () => {
    account = await addAccount(database().orm);
    browser = openBrowser(server, where);
  });

  const requestLogin = (target: string, overrides: Record<string, string> = {}) =>
    browser.askAccount({
      url: `/sso/request-login?${new URLSearchParams({ redirect_uri: target, ...overrides })}`,
    });

  test('SHL-04 a browser without a session is redirected to the sign-in screen', async () => {
    const reply = await requestLogin('/articolo/1');
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([303, 'no-store']);
    const target = encodeURIComponent(`${NEWSSTAND}/articolo/1`);
    expect(reply.headers.location).toBe(`${accountOrigin}/sso/login?redirect_uri=${target}`);
  });

  test('SES-05 a signed-in browser continues with a code', async () => {
    await browser.signIn(account);
    const reply = await requestLogin(`${NEWSSTAND}/articolo/1`);
    const location = new URL(String(reply.headers.location));
    expect([reply.statusCode, location.origin + location.pathname]).toEqual([303, `${NEWSSTAND}/login`]);
    expect(location.searchParams.get('redirect_uri')).toBe(`${NEWSSTAND}/articolo/1`);
    expect((await browser.exchange(location.href)).statusCode).toBe(200);
    expect((await browser.ask({ url: '/api/edicola/home' })).statusCode).toBe(200);
  });

  test('SES-05 the account site is an allowed target of the redirect, too', async () => {
    const reply = await browser.login(account, { redirect_uri: `${accountOrigin}/dashboard` });
    expect(goToOf(reply)).toMatch(new RegExp(`^${accountOrigin}/login\\?id_code=`));
    expect((await browser.exchange(goToOf(reply))).statusCode).toBe(200);
  });

  test.each(HOSTILE)('SES-05 a redirect to %j is refused', async (address) => {
    const toScreen = new URL(String((await requestLogin(address)).headers.location));
    expect(toScreen.origin).toBe(accountOrigin);
    const reply = await browser.login(account, { redirect_uri: address });
    const signedIn = new URL(goToOf(reply));
    const goesOn = new URL(String((await requestLogin(address)).headers.location));
    for (const { origin, searchParams } of [signedIn, goesOn]) {
      expect(origin).toBe(NEWSSTAND);
      expect(new URL(searchParams.get('redirect_uri') ?? '').origin).toBe(NEWSSTAND);
    }
    const code = signedIn.searchParams.get('id_code');
    const query = new URLSearchParams({ redirect_uri: address });
    const exchanged = await browser.askAccount({ url: `/api/sso/id_code/${code}?${query}` });
    expect(codeOf(exchanged)).toEqual([403, 'ERR_CODE_NOT_VALID']);
  });

  test('SES-05 of two addresses in one query only the first is used', async () => {
    const query = 'redirect_uri=/preferiti&redirect_uri=https://evil.example';
    const reply = await browser.askAccount({ url: `/sso/request-login?${query}` });
    expect(decodeURIComponent(String(reply.headers.location))).toBe(
      `${accountOrigin}/sso/login?redirect_uri=${NEWSSTAND}/preferiti`,
    );
    const none = await browser.askAccount({ url: '/sso/request-login' });
    expect(decodeURIComponent(String(none.headers.location))).toContain(`redirect_uri=${NEWSSTAND}/`);
  });

  describe('SES-05 a code', () => {
    let goTo: string;
    beforeEach(async () => {
      goTo = goToOf(await browser.login(account, { redirect_uri: '/preferiti' }));
    });

    const isRefused = async (asker: ReaderBrowser, address = goTo) =>
      expect(codeOf(await asker.exchange(address))).toEqual([403, 'ERR_CODE_NOT_VALID']);

    test('works once', { tags: 'postgres' }, async () => {
      expect((await browser.exchange(goTo)).statusCode).toBe(200);
      await isRefused(browser);
    });

    test('that is used again, by any client, ends the session it gave, and nothing else', {
      tags: 'postgres',
    }, async () => {
      const asks = async () => (await browser.ask({ url: '/api/user/short-info' })).statusCode;
      expect((await browser.exchange(goTo)).statusCode).toBe(200);
      expect(await asks()).toBe(200);
      await isRefused(openBrowser(server, where));
      expect(await asks()).toBe(401);
      const later = await requestLogin(`${NEWSSTAND}/`);
      expect((await browser.exchange(String(later.headers.location))).statusCode).toBe(200);
      await isRefused(openBrowser(server, where));
      expect(await asks()).toBe(200);
    });

    test('that is used twice at the same time leaves no valid bearer', {
      tags: 'postgres',
    }, async () => {
      const replies = await Promise.all([browser.exchange(goTo), browser.exchange(goTo)]);
      // The first exchange may have been answered, or have found its session already ended.
      expect([200, 403]).toContain(replies[0]?.statusCode);
      expect(replies.filter(({ statusCode }) => statusCode === 403).length).toBeGreaterThan(0);
      expect((await browser.ask({ url: '/api/user/short-info' })).statusCode).toBe(401);
    });

    test('expires after a minute', async () => {
      server.setClock('2025-04-03T10:01:00Z');
      await isRefused(browser);
    });

    test('does not work in another browser, and is used up by the attempt', async () => {
      await isRefused(openBrowser(server, where));
      await isRefused(browser);
    });

    test('does not work in a browser where another reader is signed in', async () => {
      const other = openBrowser(server, where);
      await other.signIn(await addAccount(database().orm));
      await isRefused(other);
    });

    test('redirects to no other address than its own', async () => {
      const elsewhere = new URL(goTo);
      elsewhere.searchParams.set('redirect_uri', `${NEWSSTAND}/ricerca`);
      await isRefused(browser, elsewhere.href);
    });

    test('does not work on another paper', async () => {
      const host = HOSTS.host.replace('ilmessaggero', 'leggo');
      const leggo = openBrowser(server, {
        host,
        accountHost: where.accountHost.replace('ilmessaggero', 'leggo'),
      });
      leggo.setCookie(browser.cookie());
      await isRefused(leggo);
    });

    test('does not work when its session was signed out meanwhile', async () => {
      const earlier = browser.cookie();
      await browser.post('/api/logout');
      browser.setCookie(earlier);
      await isRefused(browser);
    });

    test('cannot be guessed, and the session’s cookie does not work as one', async () => {
      for (const code of ['A'.repeat(43), browser.cookie() ?? '']) {
        await isRefused(browser, `${NEWSSTAND}/login?id_code=${code}&redirect_uri=/`);
      }
      const short = await browser.askAccount({ url: '/api/sso/id_code/x?redirect_uri=/' });
      expect(codeOf(short)).toEqual([400, 'ERR_BAD_REQUEST']);
    });
  });
});

describe('NAV-16 with two origins', () => {
  const database = testDatabase();
  const server = newsstandApp(database, {
    environment: { ACCOUNT_ORIGIN: 'http://account.{devHost}.localhost:{port}' },
  });

  test('the newsstand redirects to the account site', async () => {
    const reply = await server.ask({
      url: '/sso/request-login?redirect_uri=/preferiti',
      headers: { host: HOSTS.host },
    });
    const target = encodeURIComponent(`${NEWSSTAND}/preferiti`);
    expect(reply.headers.location).toBe(`${ACCOUNT}/sso/request-login?redirect_uri=${target}`);
  });

  test('pages of both can call the account site, and a call to the newsstand ends no cookie’s session', async () => {
    const browser = openBrowser(server, HOSTS);
    await browser.signIn(await addAccount(database().orm));
    for (const origin of [NEWSSTAND, ACCOUNT]) {
      const reply = await browser.askAccount({
        url: '/api/sessions/end',
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        payload: JSON.stringify({ impronta: '0'.repeat(64) }),
      });
      expect(reply.statusCode).toBe(200);
    }
    await server.ask({
      url: '/logout',
      method: 'POST',
      headers: { host: HOSTS.host, cookie: `edicola_sso=${browser.cookie()}` },
    });
    expect((await browser.askAccount({ url: '/api/user/info' })).statusCode).toBe(200);
  });

  test('each paper has its own session', async () => {
    const browser = openBrowser(server, HOSTS);
    await browser.signIn(await addAccount(database().orm));
    const reply = await server.ask({
      url: '/sso/request-login?redirect_uri=/',
      headers: { host: 'account.leggo.localhost:8080', cookie: `edicola_sso=${browser.cookie()}` },
    });
    expect(reply.headers.location).toContain('http://account.leggo.localhost:8080/sso/login?');
  });
});
