import { beforeEach, describe, expect, test } from 'vitest';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { type Account, addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser, type ReaderBrowser } from '#tests/support/sign-in-calls.ts';
import { testDatabase } from '#tests/support/test-database.ts';

const database = testDatabase();
const server = newsstandApp(database);

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

let account: Account;

beforeEach(async () => {
  account = await addAccount(database().orm);
});

type Choice = {
  biglietto: string;
  limite: number;
  dispositivi: { id: string; nome: string; tipo: string; corrente: boolean }[];
};

const codeOf = (reply: { json(): unknown }) => (reply.json() as { status: { code: string } }).status.code;
const dataOf = <Data>(reply: { json(): unknown }) => (reply.json() as { data: Data }).data;
const goToOf = (reply: { json(): unknown }) => dataOf<{ indirizzo: string }>(reply).indirizzo;

const whoAmI = (browser: ReaderBrowser) => browser.ask({ url: '/api/user/info' });

async function devicesOf(browser: ReaderBrowser): Promise<Choice['dispositivi']> {
  const reply = await browser.ask({ url: '/api/user/devices' });
  return dataOf<Choice>(reply).dispositivi;
}

test('SES-05 signing in gives a cookie and an address, whose code gives a bearer', {
  tags: 'postgres',
}, async () => {
  const browser = openBrowser(server);
  const reply = await browser.login(account, { redirect_uri: '/articolo/1/ponte?x=1' });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.headers['set-cookie']).toEqual([
    expect.stringMatching(/^edicola_sso=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^edicola_browser=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/),
  ]);
  const { origin, pathname, searchParams } = new URL(goToOf(reply));
  expect([origin, pathname]).toEqual(['http://ilmessaggero.localhost', '/login']);
  expect(searchParams.get('redirect_uri')).toBe('http://ilmessaggero.localhost/articolo/1/ponte?x=1');
  const exchanged = await browser.exchange(goToOf(reply));
  expect([exchanged.statusCode, exchanged.headers['cache-control']]).toEqual([200, 'no-store']);
  const user = dataOf<{ id: string; id_token: string; email: string }>(exchanged);
  expect(user).toMatchObject({ id: account.id, email: account.email });
  expect(user.id_token).toMatch(/^[\w-]{43}$/);
  expect((await whoAmI(browser)).statusCode).toBe(200);
});

test('SES-05 a reader who asks to be remembered gets a lasting cookie, over HTTPS only where that is used', async () => {
  const host = 'edicola.ilmessaggero.it';
  const reply = await openBrowser(server, { host }).login(account, { ricordami: true });
  expect(reply.headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^__Host-edicola_sso=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000; Secure$/,
    ),
    expect.stringMatching(/^edicola_sso=; .*Max-Age=0/),
    expect.stringMatching(/^__Host-edicola_browser=.*; Max-Age=34560000; Secure$/),
  ]);
});

test('VAL-01 an e-mail is accepted with any capitals and spaces around it', async () => {
  await openBrowser(server).signIn({ email: `  ${account.email.toUpperCase()} ` });
});

test('a wrong password and an unknown address get the same answer', async () => {
  const wrong = await openBrowser(server).login(account, { password: 'sbagliata' });
  const unknown = await openBrowser(server).login({ email: 'nessuno@esempio.it' });
  expect([wrong.statusCode, codeOf(wrong), wrong.headers['set-cookie']]).toEqual([
    401,
    'ERR_INVALID_CREDENTIALS',
    undefined,
  ]);
  expect(unknown.body).toBe(wrong.body);
});

test.each([
  ['suspended', 'ERR_ACCESS_DENIED'],
  ['pending', 'ERR_NOT_ACTIVATED'],
] as const)('an account that is %s cannot sign in: %s', async (status, code) => {
  const closed = await addAccount(database().orm, { status });
  const reply = await openBrowser(server).login(closed);
  expect([reply.statusCode, codeOf(reply)]).toEqual([403, code]);
});

test('SES-11 the previous sign-in is reported', async () => {
  await openBrowser(server, { agent: IPHONE })
    .signIn(account)
    .then(() => undefined);
  const browser = openBrowser(server);
  const { biglietto, dispositivi } = dataOf<Choice>(await browser.login(account));
  server.setClock('2025-04-03T10:05:00Z');
  const reply = await browser.post('/api/sso/replace-device', {
    biglietto,
    dispositivo: dispositivi[0]?.id,
    redirect_uri: '/',
  });
  const user = dataOf<{ ultimo_accesso: unknown }>(await browser.exchange(goToOf(reply)));
  expect(user.ultimo_accesso).toEqual({
    quando: '2025-04-03T10:00:00.000Z',
    dispositivo: 'Safari su iPhone',
  });
});

describe('SES-08 the limit of devices', { tags: 'postgres' }, () => {
  test('makes a sign-in beyond it offer a choice of devices, and replaces the chosen one', async () => {
    const first = openBrowser(server, { agent: IPHONE });
    await first.signIn(account);
    const second = openBrowser(server);
    const refused = await second.login(account, { ricordami: true });
    expect([refused.statusCode, codeOf(refused), second.cookie()]).toEqual([409, 'ERR_DEVICE_LIMIT', null]);
    const choice = dataOf<Choice>(refused);
    expect(choice).toMatchObject({
      limite: 1,
      dispositivi: [{ nome: 'Safari su iPhone', tipo: 'telefono', corrente: false }],
    });
    const body = {
      biglietto: choice.biglietto,
      dispositivo: choice.dispositivi[0]?.id,
      redirect_uri: '/preferiti',
    };
    const replaced = await second.post('/api/sso/replace-device', body);
    expect(replaced.headers['set-cookie']).toEqual([
      expect.stringMatching(/^edicola_sso=.*Max-Age/),
      expect.stringMatching(/^edicola_browser=/),
    ]);
    expect((await second.exchange(goToOf(replaced))).statusCode).toBe(200);
    expect(await devicesOf(second)).toMatchObject([{ nome: 'Chrome su Android', corrente: true }]);
    for (const url of ['/api/user/info', '/api/edicola/home', '/v1/calendario']) {
      const told = await first.ask({ url });
      expect([told.statusCode, codeOf(told)], url).toEqual([401, 'ERR_INVALID_BROWSER']);
    }
    const byCookie = await first.askAccount({ url: '/api/user/short-info' });
    expect([byCookie.statusCode, codeOf(byCookie)]).toEqual([401, 'ERR_INVALID_BROWSER']);
    const again = await openBrowser(server).post('/api/sso/replace-device', body);
    expect([again.statusCode, codeOf(again)]).toEqual([401, 'ERR_LOGIN_REQUIRED']);
  });

  test('gives a ticket that expires after ten minutes and does not work on another paper', async () => {
    await openBrowser(server).signIn(account);
    const { biglietto, dispositivi } = dataOf<Choice>(await openBrowser(server).login(account));
    const body = { biglietto, dispositivo: dispositivi[0]?.id, redirect_uri: '/' };
    const leggo = openBrowser(server, { host: 'leggo.localhost' });
    expect((await leggo.post('/api/sso/replace-device', body)).statusCode).toBe(401);
    server.setClock('2025-04-03T10:10:01Z');
    expect((await openBrowser(server).post('/api/sso/replace-device', body)).statusCode).toBe(401);
  });

  test('replaces nothing if the chosen device is not the reader’s, and offers the choice again', async () => {
    const own = openBrowser(server);
    await own.signIn(account);
    const stranger = openBrowser(server);
    await stranger.signIn(await addAccount(database().orm));
    const [foreign] = await devicesOf(stranger);
    const { biglietto } = dataOf<Choice>(await openBrowser(server).login(account));
    const reply = await openBrowser(server).post('/api/sso/replace-device', {
      biglietto,
      dispositivo: foreign?.id,
      redirect_uri: '/',
    });
    expect([reply.statusCode, codeOf(reply)]).toEqual([409, 'ERR_DEVICE_LIMIT']);
    expect((await whoAmI(stranger)).statusCode).toBe(200);
    expect((await whoAmI(own)).statusCode).toBe(200);
  });

  test('counts a browser once that signs in again, and its old bearer becomes invalid', async () => {
    const browser = openBrowser(server);
    const before = await browser.signIn(account);
    const after = await browser.signIn(account);
    expect(after).not.toBe(before);
    expect(await devicesOf(browser)).toHaveLength(1);
    const old = await server.ask({ url: '/api/user/info', headers: { authorization: `Bearer ${before}` } });
    expect([old.statusCode, codeOf(old)]).toEqual([401, 'ERR_SESSION_TOKEN_NOT_VALID']);
  });

  test('signs out the previous reader when another signs in in the same browser', async () => {
    const browser = openBrowser(server);
    await browser.signIn(account);
    const earlier = browser.cookie();
    await browser.signIn(await addAccount(database().orm));
    const forgotten = openBrowser(server);
    forgotten.setCookie(earlier);
    expect((await forgotten.askAccount({ url: '/api/user/info' })).statusCode).toBe(401);
    expect((await openBrowser(server).login(account)).statusCode).toBe(200);
  });

  test('is the subscription’s, on this paper only', async () => {
    const { orm } = database();
    const three = await addAccount(orm, { subscriptions: [{ product: 'digital+', devices: 3 }] });
    for (let at = 0; at < 3; at++) await openBrowser(server).signIn(three);
    expect(dataOf<Choice>(await openBrowser(server).login(three))).toMatchObject({ limite: 3 });
    const leggo = { host: 'leggo.localhost' };
    await openBrowser(server, leggo).signIn(three);
    expect(dataOf<Choice>(await openBrowser(server, leggo).login(three))).toMatchObject({ limite: 1 });
  });

  test('does not count a device that was signed out or not used for long', async () => {
    await openBrowser(server).signIn(account);
    server.setClock('2025-04-03T22:00:01Z');
    const second = openBrowser(server);
    await second.signIn(account);
    await second.post('/api/logout');
    await openBrowser(server).signIn(account);
  });

  test.each([1, 3])('is kept by 20 concurrent sign-ins: no more than %i remain signed in', async (limit) => {
    const { orm } = database();
    const busy = await addAccount(orm, { subscriptions: [{ product: 'digital', devices: limit }] });
    const browsers = Array.from({ length: 20 }, () => openBrowser(server));
    const replies = await Promise.all(browsers.map((browser) => browser.login(busy)));
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(limit);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    const inside = browsers[statuses.indexOf(200)];
    const seen = await inside?.askAccount({ url: '/api/user/devices' });
    expect(dataOf<Choice>(seen ?? { json: () => null }).dispositivi).toHaveLength(limit);
  });

  test('is kept by 20 concurrent replacements of the same device: one remains signed in', async () => {
    await openBrowser(server).signIn(account);
    const waiting = await Promise.all(
      Array.from({ length: 5 }, async () => dataOf<Choice>(await openBrowser(server).login(account))),
    );
    const last = waiting.at(-1);
    const browsers = Array.from({ length: 20 }, () => openBrowser(server));
    const replies = await Promise.all(
      browsers.map((browser, at) =>
        browser.post('/api/sso/replace-device', {
          biglietto: (waiting[at % waiting.length] ?? last)?.biglietto,
          dispositivo: last?.dispositivi[0]?.id,
          redirect_uri: '/',
        }),
      ),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});
