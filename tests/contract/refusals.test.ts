import { beforeEach, expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database);

beforeEach(() => fixture.run([ninjs()]));

const JSON_TYPE = { 'content-type': 'application/json' };
const TRACKING = '/api/site/tracking';

const refused = (code: string) => ({ success: false, status: { code, message: expect.stringMatching(/./) } });

test.each([
  '/api',
  '/api/',
  '/api/nulla',
  '/api/edicola',
  '/v1',
  '/v1/numeri/2025',
  TRACKING,
])('API-01 GET %s is answered 404 in the error shape', async (url) => {
  const reply = await server.ask({ url });
  expect([reply.statusCode, reply.json()]).toEqual([404, refused('ERR_NOT_FOUND')]);
  expect(reply.headers['cache-control']).toBe('no-store');
});

test.each([
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
] as const)('API-01 %s on a read-only address is refused', async (method) => {
  const reply = await server.ask({ url: '/api/edicola/home', method });
  expect([reply.statusCode, reply.json()]).toEqual([405, refused('ERR_METHOD_NOT_ALLOWED')]);
  expect(reply.headers.allow).toBe('GET, HEAD');
});

test.each([
  ['a body that is too large', JSON_TYPE, JSON.stringify({ x: 'x'.repeat(300_000) }), 413, 'ERR_TOO_LARGE'],
  ['a text', { 'content-type': 'text/plain' }, '{}', 415, 'ERR_MEDIA_TYPE'],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1', 415, 'ERR_MEDIA_TYPE'],
  ['truncated JSON', JSON_TYPE, '{"evento":', 400, 'ERR_BAD_REQUEST'],
  ['an empty JSON body', JSON_TYPE, '', 400, 'ERR_BAD_REQUEST'],
  ['a missing body', {}, undefined, 400, 'ERR_BAD_REQUEST'],
  ['a list as body', JSON_TYPE, '[]', 400, 'ERR_BAD_REQUEST'],
  ['a body with __proto__', JSON_TYPE, '{"__proto__":{"evento":"click"}}', 400, 'ERR_BAD_REQUEST'],
])('API-01 %s is refused in the error shape', async (_title, headers, payload, status, code) => {
  const reply = await server.ask({
    url: TRACKING,
    method: 'POST',
    headers,
    ...(payload !== undefined && { payload }),
  });
  expect([reply.statusCode, reply.json()]).toEqual([status, refused(code)]);
  expect(reply.headers['cache-control']).toBe('no-store');
});

test.each([
  '/%',
  '/articolo/%E0%A4%A',
  '/api/edicola/%zz',
])('API-01 the malformed call %s is answered 400 in the error shape', async (url) => {
  const reply = await server.ask({ url });
  expect([reply.statusCode, reply.json()]).toEqual([400, refused('ERR_BAD_REQUEST')]);
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
});

test.each([
  ['https://example.com', 403],
  ['null', 403],
  ['http://leggo.localhost', 200],
  ['http://leggo.localhost:81', 403],
  ['https://edicola.leggo.it', 403],
  ['https://ilmessaggero.localhost', 403],
  ['http://ilmessaggero.localhost:81', 403],
  ['http://ilmessaggero.localhost', 200],
  [undefined, 200],
])('API-02 a write from a page of %s: %i', async (origin, status) => {
  const [article] = await fixture.allArticles();
  const reply = await server.ask({
    url: TRACKING,
    method: 'POST',
    headers: { ...JSON_TYPE, ...(origin && { origin }) },
    payload: JSON.stringify({ url_articolo: `/articolo/${article?.id}`, evento: 'click' }),
  });
  expect(reply.statusCode).toBe(status);
  if (status === 403) expect(reply.json()).toEqual(refused('ERR_FORBIDDEN'));
});

test('a request may contain its absolute address, as proxies send it', async () => {
  const { statusCode } = await server.ask({ url: 'http://example.com/api/edicola/home' });
  expect(statusCode).toBe(200);
});

test('health and readiness are answered and never cached', async () => {
  for (const [url, status] of [
    ['/healthz', 'ok'],
    ['/readyz', 'ready'],
  ] as const) {
    const reply = await server.ask({ url });
    expect([reply.statusCode, reply.json(), reply.headers['cache-control']]).toEqual([
      200,
      { status },
      'no-store',
    ]);
  }
});
