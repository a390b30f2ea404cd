// @module-tag postgres
import { beforeEach, expect, test } from 'vitest';
import type { Sigla } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true });

const SHARED = { uri: 'urn:group:ponte', title: 'Riapre il ponte', body: '<p>Il ponte riapre.</p>' };

const deliver = (brand: Sigla, facts: Parameters<typeof ninjs>[0] = {}, overrides = {}) =>
  fixture.run([ninjs({ ...SHARED, ...facts }, overrides)], { brand });

const idOf = async (brand: Sigla) =>
  (await fixture.allArticles()).find((article) => article.brand === brand)?.id ?? 0;

/** The canonical address that a paper's copy of a text names. */
async function canonicalAddress(brand: Sigla, host = `${brandOf(brand).devHost}.localhost`) {
  const { body } = await server.ask({ url: `/articolo/${await idOf(brand)}`, headers: { host } });
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1];
  const shared = /<meta property="og:url" content="([^"]+)"/.exec(body)?.[1];
  expect(shared).toBe(canonical);
  return canonical;
}

const addressIn = async (brand: Sigla) =>
  `http://${brandOf(brand).devHost}.localhost/articolo/${await idOf(brand)}/riapre-il-ponte`;

beforeEach(async () => {
  await deliver('GZ');
  await deliver('CA', { uri: 'urn:ca:ponte' });
  await deliver('QP');
});

test('NAV-24 all copies of a text name one address: that of the first of the six papers that has it', async () => {
  const first = await addressIn('CA');
  expect(await Promise.all(['CA', 'QP', 'GZ'].map((brand) => canonicalAddress(brand as Sigla)))).toEqual([
    first,
    first,
    first,
  ]);
});

test('NAV-24 in production the address is on the other paper’s own host', async () => {
  expect(await canonicalAddress('QP', 'edicola.quotidianodipuglia.it')).toBe(
    `https://edicola.corriereadriatico.it/articolo/${await idOf('CA')}/riapre-il-ponte`,
  );
});

test('NAV-24 items with one uri are one text, even where a paper changed the title', async () => {
  await deliver('QP', { title: 'Il ponte è aperto', body: '<p>Altro.</p>' }, { version: '2' });
  await deliver('CA', { uri: 'urn:ca:ponte' }, { version: '2', pubstatus: 'canceled' });
  expect(await canonicalAddress('GZ')).toBe(
    `http://quotidianodipuglia.localhost/articolo/${await idOf('QP')}/il-ponte-e-aperto`,
  );
});

test.each([
  ['was withdrawn', { version: '2', pubstatus: 'canceled' }],
  ['is under embargo', { version: '2', embargoed: '2025-04-03T23:00:00+02:00' }],
  ['is withheld', { version: '2', pubstatus: 'withheld' }],
])('NAV-24 no copy points to one that %s', async (_, overrides) => {
  await deliver('CA', { uri: 'urn:ca:ponte' }, overrides);
  const first = await addressIn('QP');
  expect([await canonicalAddress('QP'), await canonicalAddress('GZ')]).toEqual([first, first]);
});

test('NAV-24 no copy points to one in an issue that is not out yet', async () => {
  await deliver('MG', { day: '2025-04-04' });
  expect(await canonicalAddress('CA')).toBe(await addressIn('CA'));
});

test('NAV-24 texts that only share their title each keep their own address', async () => {
  await deliver('CA', { uri: 'urn:ca:ponte', body: '<p>Un altro ponte.</p>' }, { version: '2' });
  expect(await canonicalAddress('QP')).toBe(await addressIn('QP'));
});

test('NAV-24 the call names the address only where it is another paper’s', async () => {
  const ask = (brand: Sigla, id: number) =>
    server.data<'getArticle'>(`/api/edicola/articolo?id=${id}`, `${brandOf(brand).devHost}.localhost`);
  expect((await ask('GZ', await idOf('GZ'))).article.indirizzo_canonico).toBe(await addressIn('CA'));
  expect((await ask('CA', await idOf('CA'))).article).not.toHaveProperty('indirizzo_canonico');
});
