// @module-tag postgres
import { beforeEach, expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { pageFacts } from '#tests/support/page-facts.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true });

const pagesOf = (pages: number) => ({
  altids: [
    { role: 'printEditionDate', value: '2025-04-03' },
    { role: 'printEdition', value: 'Nazionale' },
    { role: 'printPage', value: '2' },
    { role: 'printPages', value: String(pages) },
  ],
});

beforeEach(() =>
  fixture.run([
    ninjs({ uri: 'urn:n', title: 'Nazionale' }, pagesOf(48)),
    ninjs({ uri: 'urn:r', title: 'Roma', editions: ['Roma'], page: 30 }),
    ninjs({ uri: 'urn:old', title: 'Vecchio', day: '2025-03-28' }),
    ninjs({ uri: 'urn:next', title: 'Domani', day: '2025-04-04' }),
  ]),
);

const calendar = (query = '', host?: string) => server.data<'getCalendar'>(`/v1/calendario${query}`, host);
const stateOf = async (day: string, host?: string) => {
  const { giorni } = await calendar(`?mese=${day.slice(0, 7)}`, host);
  const found = giorni.find(({ data }) => data === day);
  return found?.festa ?? found?.stato;
};

test('NWS-08 a local edition has the pages of the whole paper, as its issue does', async () => {
  const { numeri } = await server.data<'listIssueDays'>('/v1/numeri?edizione=roma');
  const { numero } = await server.data<'getIssue'>('/api/edicola/numero?edizione=roma');
  expect(numeri).toEqual([{ data: '2025-04-03', pagine: 48 }]);
  expect(numero.pagine).toBe(48);
});

test('NWS-08 tomorrow’s issue is in no list of back issues', async () => {
  const days = async () =>
    (await server.data<'listIssueDays'>('/v1/numeri?edizione=nazionale')).numeri.map(({ data }) => data);
  expect(await days()).toEqual(['2025-04-03', '2025-03-28']);
  expect(await stateOf('2025-04-04')).toBe('futuro');
  expect((await server.data<'listIssuesOfDay'>('/v1/giorno?data=2025-04-04')).numeri).toEqual([]);
  server.setClock('2025-04-03T22:00:00Z');
  expect(await days()).toEqual(['2025-04-04', '2025-04-03', '2025-03-28']);
  expect(await stateOf('2025-04-04')).toBe('uscito');
});

test('NWS-08 without a day the calendar and the issues are those of the latest day with any', async () => {
  server.setClock('2025-05-01T00:05:00Z');
  expect((await calendar()).mese).toBe('2025-04');
  expect((await server.data<'listIssuesOfDay'>('/v1/giorno')).data).toBe('2025-04-04');
});

test('NWS-08 the calendar has every day of the latest issue’s month, or of the requested one', async () => {
  const april = await calendar();
  expect(april).toMatchObject({
    mese: '2025-04',
    oggi: '2025-04-03',
    primo: '2025-03-28',
    ultimo: '2025-04-03',
  });
  expect(april.giorni).toHaveLength(30);
  expect((await calendar('?mese=2024-02')).giorni.at(-1)?.data).toBe('2024-02-29');
});

test.each([
  ['2025-04-03', 'uscito'],
  ['2025-04-01', 'mancante'],
  ['2025-03-27', 'prima'],
  ['2024-12-25', 'prima'],
  ['2025-04-05', 'futuro'],
  ['2025-04-21', 'lunedi-dell-angelo'],
  ['2025-05-02', 'festa-del-lavoro'],
  ['2026-01-01', 'capodanno'],
  ['2025-08-16', 'ferragosto'],
])('NWS-08 the calendar says of %s: %s', async (day, state) => {
  expect(await stateOf(day)).toBe(state);
});

test('NWS-08 today’s paper is shown as expected until it arrives, except on days on which the paper does not come out', async () => {
  const leggo = 'leggo.localhost';
  await fixture.run([ninjs({ uri: 'urn:l', day: '2025-03-31', editions: ['Roma'] })], { brand: 'LG' });
  expect(await stateOf('2025-04-03', leggo)).toBe('atteso');
  expect(await stateOf('2025-04-01', leggo)).toBe('mancante');
  expect(await stateOf('2025-04-06', leggo)).toBe('riposo');
  expect(await stateOf('2025-04-06')).toBe('futuro');
});

test('NWS-08 before any issue was imported the archive is empty and does not fail', async () => {
  const host = 'ilmattino.localhost';
  expect(await calendar('', host)).toMatchObject({ primo: null, ultimo: null });
  expect(await stateOf('2025-04-01', host)).toBe('prima');
  const { data, numeri } = await server.data<'listIssuesOfDay'>('/v1/giorno', host);
  expect([data, numeri]).toEqual([null, []]);
  const { statusCode, body } = await server.ask({ url: '/archivio', headers: { host } });
  expect(statusCode).toBe(200);
  expect(body).toContain('L’archivio è ancora vuoto');
});

test('NWS-08 the issues of a day are listed by edition; without a day, those of the latest one', async () => {
  const latest = await server.data<'listIssuesOfDay'>('/v1/giorno');
  expect(latest.data).toBe('2025-04-03');
  expect(latest.numeri.map(({ edizione, pagine }) => [edizione.slug, pagine])).toEqual([
    ['nazionale', 48],
    ['roma', 48],
  ]);
  expect((await server.data<'listIssuesOfDay'>('/v1/giorno?data=2025-04-01')).numeri).toEqual([]);
});

test('NWS-08 the archive’s own search shows where articles of back issues were printed, and leaves out today’s', async () => {
  await fixture.run([
    ninjs({ uri: 'urn:then', title: 'Il ponte vecchio', day: '2025-03-28', editions: ['Roma'], page: 7 }),
    ninjs({ uri: 'urn:now', title: 'Il ponte di oggi' }),
  ]);
  const found = await server.ask({ url: '/archivio/cerca/ponte' });
  expect(found.statusCode).toBe(200);
  expect(found.body).toContain('Il ponte vecchio');
  expect(found.body).toMatch(/venerdì 28 marzo 2025.*Roma.*pagina.7/s);
  expect(found.body).not.toContain('Il ponte di oggi');
  expect(found.body).toContain('<meta name="robots" content="noindex, follow"');
  const { body } = await server.ask({ url: '/archivio/cerca/ponte?pagina=9' });
  expect(body).toContain('href="/archivio/cerca/ponte"');
  const nothing = await server.ask({ url: '/archivio/cerca/ghiaccio' });
  expect(nothing.statusCode).toBe(200);
  expect(nothing.body).toContain('href="/ricerca/ghiaccio"');
});

test('NWS-08 the archive’s search form leads to an address with the words in its path, and to the calendar without words', async () => {
  const { headers } = await server.ask({ url: '/archivio/cerca?q=ponte+vecchio' });
  expect(headers.location).toBe('/archivio/cerca/ponte%20vecchio');
  expect((await server.ask({ url: '/archivio/cerca' })).headers.location).toBe('/archivio');
});

test.each([
  ['/archivio', 200, 'href="/edizione/roma/2025-04-03"'],
  ['/archivio/2025-03-28', 200, 'href="/edizione/nazionale/2025-03-28"'],
  ['/archivio?data=2025-03-28', 200, 'href="/edizione/nazionale/2025-03-28"'],
  ['/archivio/2025-03', 200, 'href="/archivio/2025-03-28"'],
  ['/archivio/2025-04-01', 200, 'il numero non è in archivio'],
  ['/archivio/2025-04-21', 200, 'lunedì dell’Angelo, i quotidiani non escono'],
  ['/archivio/2025-02-30', 404, '<h1'],
  ['/archivio/2025-13', 404, '<h1'],
  ['/archivio/ieri', 404, '<h1'],
])('NAV-25, NWS-08 %s answers %i with a title that names its contents', async (url, status, words) => {
  const { statusCode, body } = await server.ask({ url });
  expect(statusCode).toBe(status);
  expect(body.includes(words), words).toBe(true);
});

test('NAV-24 days and months of the archive without contents are not indexed by search engines', async () => {
  const robots = async (url: string) => pageFacts((await server.ask({ url })).body).robots;
  for (const url of ['/archivio/2025-04-01', '/archivio/1850-01', '/archivio?data=1850-01-01'])
    expect(await robots(url), url).toBe('noindex');
  for (const url of ['/archivio', '/archivio/2025-03-28', '/archivio/2025-03'])
    expect(await robots(url), url).toBeUndefined();
});
