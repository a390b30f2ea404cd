import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { lastWord, levelledDelivery } from '#tests/support/levelled-articles.ts';
import { HOST, newsstandApp } from '#tests/support/newsstand-app.ts';
import { overSocket } from '#tests/support/over-socket.ts';
import { addAccount } from '#tests/support/reader-accounts.ts';
import { openBrowser } from '#tests/support/sign-in-calls.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true });

let port: number;
let signedIn: Record<string, string>;
let articleId: number;

beforeAll(async () => {
  await server.app().listen({ port: 0, host: '127.0.0.1' });
  port = (server.app().server.address() as AddressInfo).port;
});

beforeEach(async () => {
  await fixture.run(levelledDelivery());
  articleId = (await fixture.allArticles()).find(({ access }) => access === 'digital')?.id ?? 0;
  const browser = openBrowser(server);
  await browser.signIn(await addAccount(fixture.database().orm, { subscriptions: [{ product: 'digital' }] }));
  signedIn = { authorization: `Bearer ${browser.token()}`, cookie: `edicola_sso=${browser.cookie()}` };
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  overSocket(port, path, { host: HOST, ...headers });

const article = () => `/api/edicola/articolo?id=${articleId}`;
const manifest = () => '/api/edicola/pacchetto?edizione=nazionale';

test('ROL-06 an answer made for one reader is never sent to another client, whoever requests it first', async () => {
  for (const address of [article, manifest]) {
    const path = address();
    const [own, toAll] = [await ask(path, signedIn), await ask(path)];
    expect(own.body, path).not.toBe(toAll.body);
    expect((await ask(path, signedIn)).body).toBe(own.body);
    expect((await ask(path)).body).toBe(toAll.body);
    expect([own.headers['cache-control'], toAll.headers['cache-control']]).toEqual(['no-store', 'no-cache']);
  }
  expect((await ask(article(), signedIn)).body).toContain(lastWord('digital'));
  expect((await ask(article())).body).not.toContain(lastWord('digital'));
});

test('ROL-06 the ETag of the public answer does not match a reader’s own, nor the reverse', async () => {
  const toAll = await ask(article());
  const conditional = { 'if-none-match': toAll.headers.etag ?? '' };
  expect((await ask(article(), conditional)).status).toBe(304);
  const own = await ask(article(), { ...signedIn, ...conditional });
  expect([own.status, own.body.includes(lastWord('digital'))]).toEqual([200, true]);
});

test('ROL-06 a page is the same for every client, signed in or not', async () => {
  const path = `/articolo/${articleId}/titolo`;
  const own = await ask(path, signedIn);
  const toAll = await ask(path);
  expect([own.status, own.body === toAll.body]).toEqual([200, true]);
  expect(own.body).not.toContain(lastWord('digital'));
});

test('ROL-06 the cookie without a bearer opens no article', async () => {
  const { cookie = '' } = signedIn;
  expect((await ask(article(), { cookie })).body).not.toContain(lastWord('digital'));
});

test('SES-02 answers of the account site by cookie are not cacheable', async () => {
  const { cookie = '' } = signedIn;
  const own = await ask('/api/user/short-info', { cookie });
  expect([own.status, own.headers['cache-control']]).toEqual([200, 'no-store']);
  expect((await ask('/api/user/short-info')).status).toBe(401);
});
