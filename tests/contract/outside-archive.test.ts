import { NoopLogger } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture({ once: true });
const server = newsstandApp(fixture.database);

beforeAll(async () => {
  await fixture.run([ninjs({ day: '2025-03-28' }), ninjs({ uri: 'urn:2', day: '2025-04-03' })]);
});

/** The status of an answer, and the number of SQL statements that it took. */
async function statusAndQueries(url: string): Promise<[status: number, statements: number]> {
  const asked = vi.spyOn(NoopLogger.prototype, 'logQuery');
  const { statusCode } = await server.ask({ url });
  const statements = asked.mock.calls.length;
  asked.mockRestore();
  return [statusCode, statements];
}

test('NAV-24 a request for an existing day does query the database, so the counter works', async () => {
  const [status, statements] = await statusAndQueries('/v1/giorno');
  expect([status, statements > 0]).toEqual([200, true]);
});

test.each([
  ['/api/edicola/home?data=1850-01-01', 200],
  ['/api/edicola/home?data=9999-12-31', 404],
  ['/api/edicola/numero?edizione=nazionale&data=1850-01-01', 404],
  ['/api/edicola/pacchetto?edizione=nazionale&data=1850-01-01', 404],
  ['/api/edicola/pesi?numeri=nazionale/1850-01-01&numeri=nazionale/9999-12-31', 200],
  ['/api/edicola/sezioni?data=1850-01-01', 404],
  ['/api/edicola/sezione?titolo=cronaca&data=9999-12-31', 404],
  ['/api/edicola/firma?slug=nadia-ferrante&pagina=1000000000', 400],
  ['/api/edicola/ricerca?q=ponte&pagina=1000000000', 400],
  ['/api/edicola/articolo?id=99999999999', 400],
  ['/v1/calendario?mese=1850-01', 200],
  ['/v1/calendario?mese=9999-12', 200],
  ['/v1/giorno?data=1850-01-01', 200],
  ['/v1/giorno?data=9999-12-31', 200],
  ['/v1/numeri?edizione=nazionale&da=9999-12-31', 200],
  ['/v1/numeri?edizione=nazionale&a=1850-01-01', 200],
  ['/sitemap-articoli-9999-12.xml', 404],
  ['/pacchetti/nazionale/1850-01-01/aaaaaaaaaaaaaaaa/testi', 404],
])('NAV-24 %s, which is outside the archive, is answered %i without a database query', async (url, status) => {
  // The paper's first day is queried once, and again when the notice of the import arrives.
  await expect.poll(() => statusAndQueries(url)).toEqual([status, 0]);
});

test('NWS-08 an issue older than the first one is found as soon as it is imported', async () => {
  const status = async () =>
    (await server.ask({ url: '/api/edicola/numero?edizione=nazionale&data=2025-03-20' })).statusCode;
  expect(await status()).toBe(404);
  await fixture.run([ninjs({ uri: 'urn:3', day: '2025-03-20' })]);
  await expect.poll(status).toBe(200);
});
