// @module-tag postgres
import type { AddressInfo } from 'node:net';
import { NoopLogger } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PreparedReplies } from '#server/web/http/prepared-replies.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { HOST, newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { overSocket } from '#tests/support/over-socket.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true });

let port: number;

beforeAll(async () => {
  await server.app().listen({ port: 0, host: '127.0.0.1' });
  port = (server.app().server.address() as AddressInfo).port;
});

/** PostgreSQL announces a change a moment after it. */
const soon = { timeout: 5000, interval: 20 };

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  overSocket(port, path, { host: HOST, ...headers }, method);

const ADDRESSES = [
  '/api/edicola/home',
  '/api/edicola/numero?edizione=nazionale',
  '/v1/numeri?edizione=nazionale',
  '/',
  '/edizione/nazionale',
];

// Each test begins with its own newsstand, whose import is announced as to any running server.
beforeEach(async (context) => {
  await fixture.run([ninjs({ title: `Prima di ${context.task.name}` })]);
  await vi.waitFor(
    async () => expect((await ask('/')).body.includes(`Prima di ${context.task.name}`)).toBe(true),
    soon,
  );
});

test.each(
  ADDRESSES,
)('%s is revalidated by ETag, and answered 304 without a body when unchanged', async (path) => {
  const first = await ask(path);
  expect(first.status).toBe(200);
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(first.headers.vary).toBe(path.startsWith('/v1/') ? 'Origin, Accept-Encoding' : 'Accept-Encoding');
  const { etag = '' } = first.headers;
  expect(etag).toMatch(/^"[\w-]{16}"$/);
  const again = await ask(path, { 'if-none-match': etag });
  expect([again.status, again.body, again.headers.etag]).toEqual([304, '', etag]);
  const other = await ask(path, { 'if-none-match': '"another"' });
  expect([other.status, other.body]).toEqual([200, first.body]);
});

test.each(ADDRESSES)('HEAD of %s has the headers of GET', async (path) => {
  const head = await ask(path, {}, 'HEAD');
  const full = await ask(path);
  expect([head.status, head.body]).toEqual([200, '']);
  for (const name of ['content-type', 'content-length', 'cache-control', 'etag', 'content-security-policy']) {
    expect(head.headers[name], name).toBe(full.headers[name]);
  }
});

test('an unknown article is not cached: it may arrive with the next delivery', async () => {
  const [known] = await fixture.allArticles();
  const next = `/articolo/${(known?.id ?? 0) + 1}`;
  const missing = await ask(next);
  expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  await fixture.run([ninjs({ uri: 'urn:next', title: 'Arriva adesso' })]);
  const there = await ask(next);
  expect([there.status, there.body.includes('Arriva adesso')]).toEqual([200, true]);
});

test('a change of the contents is visible immediately and without a restart', async () => {
  const paths = ADDRESSES.filter((path) => !path.startsWith('/v1'));
  const before = await Promise.all(paths.map((path) => ask(path)));
  await fixture.run([ninjs({ version: '2', title: 'Il ponte chiude di nuovo' })]);
  for (const [index, path] of paths.entries()) {
    await vi.waitFor(async () => {
      const { headers, body } = await ask(path);
      expect(body.includes('Il ponte chiude di nuovo')).toBe(true);
      expect(body.includes('Prima di')).toBe(false);
      expect(headers.etag).not.toBe(before[index]?.headers.etag);
    }, soon);
  }
});

test('a new issue and a withdrawal change the contents, the same delivery again does not', async () => {
  const { etag } = (await ask('/v1/numeri?edizione=nazionale')).headers;
  await fixture.run([ninjs({ uri: 'urn:earlier', day: '2025-04-02' })]);
  await vi.waitFor(async () => {
    expect((await ask('/v1/numeri?edizione=nazionale')).headers.etag).not.toBe(etag);
  }, soon);
  await fixture.run([
    ninjs({ uri: 'urn:earlier', version: '2', day: '2025-04-02' }, { pubstatus: 'canceled' }),
  ]);
  await vi.waitFor(
    async () => expect((await ask('/v1/numeri?edizione=nazionale')).headers.etag).toBe(etag),
    soon,
  );
  const still = await ask('/api/edicola/home');
  await fixture.run([ninjs({ uri: 'urn:earlier', day: '2025-04-02' })]);
  expect((await ask('/api/edicola/home')).headers.etag).toBe(still.headers.etag);
});

test('BRD-02 a paper is never answered with another paper’s page, whatever forwarded host is claimed', async () => {
  const paperOf = async (host: string, claimed: string) => {
    const { body } = await ask('/', { host, 'x-forwarded-host': claimed, forwarded: `host=${claimed}` });
    return /data-brand="(\w+)"/.exec(body)?.[1];
  };
  const hosts = ['edicola.leggo.it', 'edicola.ilmessaggero.it', 'edicola.ilmattino.it', 'edicola.leggo.it'];
  const papers: (string | undefined)[] = [];
  for (const host of hosts) papers.push(await paperOf(host, 'edicola.ilgazzettino.it'));
  expect(papers).toEqual(['lg', 'mg', 'em', 'lg']);
});

test('a request with a token is never answered from the prepared replies', async () => {
  await ask('/api/edicola/home');
  const forged = await ask('/api/edicola/home', { authorization: 'Bearer x' });
  expect([forged.status, forged.headers['cache-control']]).toEqual([401, 'no-store']);
  expect((await ask('/api/edicola/home')).status).toBe(200);
});

test('a page is rendered from prepared replies without a query, and from new ones once the contents have changed', async () => {
  const asked = vi.spyOn(NoopLogger.prototype, 'logQuery');
  const statementsFor = async (path: string) => {
    asked.mockClear();
    const { status, body } = await ask(path);
    return { status, body, statements: asked.mock.calls.length };
  };
  const first = await statementsFor('/?da=posta');
  const second = await statementsFor('/?da=sito');
  expect([first.status, second.status, second.statements]).toEqual([200, 200, 0]);
  const api = await ask('/api/edicola/home');
  expect(api.body).toContain('Prima di');
  await fixture.run([ninjs({ title: 'Dopo', version: '2' })]);
  await vi.waitFor(async () => expect((await statementsFor('/?da=altrove')).body).toContain('Dopo'), soon);
  expect((await statementsFor('/?da=mail')).statements).toBe(0);
  asked.mockRestore();
});

test.each([
  '/',
  '/api/edicola/home',
  '/v1/numeri?edizione=nazionale',
  '/rss.xml',
])('NAV-24 %s is prepared only a few times when many clients request it at the same time', async (path) => {
  const made = vi.spyOn(PreparedReplies.prototype, 'put');
  // By this time every prepared reply has expired.
  server.setClock('2025-04-03T12:00:00Z');
  const crowd = Array.from({ length: 40 }, (_, number) =>
    server.ask({ url: path, headers: { 'x-forwarded-for': `192.0.2.${number + 1}` } }),
  );
  const answers = await Promise.all(crowd);
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  const ofPath = made.mock.calls.filter(([key]) => key.endsWith(`\n${path}`));
  expect(ofPath.length).toBeGreaterThan(0);
  expect(ofPath.length).toBeLessThan(5);
  made.mockRestore();
});
