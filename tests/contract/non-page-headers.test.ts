import { expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { HOST, newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true });

const ask = (url: string) => server.ask({ url, headers: { host: HOST } });

test.each([
  ['/api/edicola/home', 200],
  ['/api/edicola/ricerca?q=ponte', 200],
  ['/api/edicola/ricerca', 400],
  ['/api/user/short-info', 401],
  ['/v1/numeri?edizione=roma', 404],
  ['/api/nessuna', 404],
  ['/immagini/nessuna/1.webp', 404],
  ['/ritratti/nessuno', 404],
  ['/pacchetti/nazionale/2025-04-01/0123456789abcdef/testi', 404],
  ['/manifest.webmanifest', 200],
  ['/robots.txt', 200],
  ['/rss.xml', 200],
  ['/sitemap.xml', 200],
  ['/healthz', 200],
])('NAV-24 the CSP of an answer that is not a page forbids loading and framing: %s', async (url, status) => {
  await fixture.run([ninjs({ title: 'Riapre il ponte' })]);
  const { statusCode, headers } = await ask(url);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(
      url === '/robots.txt' ? /^frame-ancestors 'none'$/ : /default-src 'none'.*frame-ancestors 'none'/,
    ),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

test('NAV-24 the CSP of the service worker allows only its own script and requests to its own origin', async () => {
  const { statusCode, headers } = await ask('/sw.js');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-security-policy':
      "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
});

test('NAV-24 a page has its own CSP', async () => {
  const { headers } = await ask('/');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test('ROL-06 a call without a session is refused with 401 before its body is validated', async () => {
  const post = (url: string, payload: string, type = 'application/json') =>
    server.ask({ method: 'POST', url, headers: { host: HOST, 'content-type': type }, payload });
  const statuses = await Promise.all([
    post('/api/user/password', '{"nonsense":1}'),
    post('/api/user/password', '{"atta'),
    post('/api/user/commercial-contact', JSON.stringify({ messaggio: 'x'.repeat(300_000) })),
    post('/api/user/orders/1/pay', ''),
  ]);
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
});

test.each([
  ['cross-site', 403],
  ['same-site', 403],
  ['same-origin', 200],
  ['none', 200],
])('SES-05 a POST without Origin and with Sec-Fetch-Site %s is answered %i', async (site, status) => {
  const headers = { host: HOST, 'content-type': 'application/json', 'sec-fetch-site': site };
  const { statusCode } = await server.ask({ method: 'POST', url: '/logout', headers, payload: '{}' });
  expect(statusCode).toBe(status);
});
