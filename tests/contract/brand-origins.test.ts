import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { readContract, splitByStreamedBody } from '#server/web/http/contracts.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { overSocket } from '#tests/support/over-socket.ts';

const fixture = importFixture({ once: true });
const server = newsstandApp(fixture.database);

const PRODUCTION = 'edicola.ilmessaggero.it';
const CALENDAR = '/v1/calendario';
const LEGGO = 'https://edicola.leggo.it';

let port: number;

beforeAll(async () => {
  await fixture.run([ninjs()]);
  await server.app().listen({ port: 0, host: '127.0.0.1' });
  port = (server.app().server.address() as AddressInfo).port;
});

const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
  overSocket(port, path, { host: PRODUCTION, ...headers }, method);

const allowed = ({ headers }: Awaited<ReturnType<typeof ask>>) => [
  headers['access-control-allow-origin'],
  headers['access-control-allow-credentials'],
];

const operations = (['account', 'archive'] as const).flatMap((name) =>
  Object.entries(splitByStreamedBody(readContract(name)).buffered.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => [method.toUpperCase(), path.replace(/\{\w+\}/, '7-a')] as const),
  ),
);

const methodsAt = (path: string) =>
  operations
    .filter(([, other]) => other === path)
    .map(([method]) => (method === 'GET' ? 'GET, HEAD' : method))
    .join(', ');

test.each(
  operations,
)('API-02 pages of the six papers may call %s %s with credentials', async (method, path) => {
  for (const { domain } of BRANDS) {
    const origin = `https://edicola.${domain}`;
    const asked = { origin, 'access-control-request-method': method };
    const preflight = await ask(path, asked, 'OPTIONS');
    expect([preflight.status, ...allowed(preflight)]).toEqual([204, origin, 'true']);
    expect(preflight.headers).toMatchObject({
      vary: 'Origin',
      'access-control-allow-headers': 'authorization, content-type, conversazione, idempotency-key, lavoro',
      'access-control-allow-methods': methodsAt(path),
    });
  }
});

test.each([
  'https://example.com',
  'null',
  'https://leggo.it',
  'http://edicola.leggo.it',
  'https://edicola.leggo.it:444',
  'https://edicola.leggo.it.example.com',
  'http://leggo.localhost',
])('API-02 a page of %s gets CORS access to no call', async (origin) => {
  const preflight = await ask(CALENDAR, { origin, 'access-control-request-method': 'GET' }, 'OPTIONS');
  expect([preflight.status, ...allowed(preflight)]).toEqual([403, undefined, undefined]);
  expect(preflight.headers.vary).toBe('Origin');
  expect(allowed(await ask(CALENDAR, { origin }))).toEqual([undefined, undefined]);
});

test('API-02 in development the papers are the origins at the same port', async () => {
  const host = `ilmattino.localhost:${port}`;
  const own = `http://leggo.localhost:${port}`;
  expect(allowed(await ask(CALENDAR, { host, origin: own }))).toEqual([own, 'true']);
  expect(allowed(await ask(CALENDAR, { host, origin: 'http://leggo.localhost:1' }))[0]).toBeUndefined();
});

test('API-02 a cached answer allows the origin of the current client, not an earlier one’s', async () => {
  const gazzettino = 'https://edicola.ilgazzettino.it';
  const { etag = '' } = (await ask(CALENDAR, { origin: LEGGO })).headers;
  const askers = [{ origin: LEGGO }, { origin: gazzettino }, {}, { origin: 'https://example.com' }];
  const origins = [LEGGO, gazzettino, undefined, undefined];
  for (const [index, asker] of askers.entries()) {
    for (const overrides of [{}, { 'if-none-match': etag }]) {
      const reply = await ask(CALENDAR, { ...asker, ...overrides });
      expect(reply.status).toBe('if-none-match' in overrides ? 304 : 200);
      expect(allowed(reply)[0]).toBe(origins[index]);
      expect(reply.headers.vary).toBe('Origin, Accept-Encoding');
    }
  }
});

test('API-02 a refusal can be read by the refused page', async () => {
  const reply = await ask(`${CALENDAR}?mese=x`, { origin: LEGGO });
  expect([reply.status, ...allowed(reply), reply.headers.vary]).toEqual([400, LEGGO, 'true', 'Origin']);
});

test.each([
  '/api/edicola/home',
  '/v1/consegne',
])('API-02 %s cannot be called by pages of other papers', async (path) => {
  const preflight = await ask(path, { origin: LEGGO, 'access-control-request-method': 'POST' }, 'OPTIONS');
  expect([preflight.status, ...allowed(preflight)]).toEqual([403, undefined, undefined]);
});
