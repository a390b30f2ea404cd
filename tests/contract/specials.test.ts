// @module-tag postgres
import { beforeEach, expect, test } from 'vitest';
import { importFixture } from '#tests/support/import-fixture.ts';
import { newsstandApp } from '#tests/support/newsstand-app.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture();
const server = newsstandApp(fixture.database, { pages: true });

type Facts = Parameters<typeof ninjs>[0];

/** An article of a special, in the section `Cronaca` by default. */
const inSpecial = (name: string, facts: Facts, overrides: Record<string, unknown> = {}) =>
  ninjs(facts, {
    subjects: [
      { rel: 'section', name: facts?.section ?? 'Cronaca' },
      { rel: 'access', literal: facts?.access ?? 'free' },
      { rel: 'special', name },
    ],
    ...overrides,
  });

beforeEach(() =>
  fixture.run([
    inSpecial('Atlante del vino', { uri: 'urn:v1', title: 'Colline', day: '2025-04-01', hrefs: ['red.png'] }),
    inSpecial('Atlante del vino', {
      uri: 'urn:v2',
      title: 'Cantine',
      day: '2025-04-03',
      editions: ['Nazionale', 'Roma'],
    }),
    inSpecial('Atlante del vino', {
      uri: 'urn:v3',
      title: 'Osterie',
      day: '2025-04-03',
      editions: ['Roma'],
      page: 9,
    }),
    inSpecial('Buio in sala', { uri: 'urn:b1', title: 'Arene', day: '2025-04-02', page: 4 }),
    inSpecial('Domani', { uri: 'urn:d1', title: 'Non ancora', day: '2025-04-04' }),
    inSpecial('Nascosto', { uri: 'urn:h1', title: 'Segreto' }, { pubstatus: 'withheld' }),
    ninjs({ uri: 'urn:plain', title: 'Un altro', page: 3 }),
  ]),
);

const specials = async () => (await server.data<'listSpecials'>('/api/edicola/speciali')).speciali;
const special = (query: string) => server.data<'getSpecial'>(`/api/edicola/speciale?${query}`);
const titles = async (query: string) => (await special(query)).articoli.map(({ titolo }) => titolo);
const editionId = async (slug: string) =>
  (await server.data<'getIssue'>('/api/edicola/numero?edizione=nazionale&data=2025-04-03')).edizioni.find(
    (edition) => edition.slug === slug,
  )?.id;

test('NAV-05 the specials of the paper are listed, the newest first, each with its number of articles and a picture', async () => {
  const found = await specials();
  expect(found.map(({ speciale, articoli, ultimo }) => [speciale.titolo, articoli, ultimo])).toEqual([
    ['Atlante del vino', 3, '2025-04-03'],
    ['Buio in sala', 1, '2025-04-02'],
  ]);
  expect(found[0]?.apertura).toMatchObject({ titolo: 'Colline', immagine: { larghezza: 64 } });
});

test('NWS-03 a special appears on its day in Rome', async () => {
  server.setClock('2025-04-03T22:00:00Z');
  expect((await specials())[0]).toMatchObject({ speciale: { titolo: 'Domani' }, ultimo: '2025-04-04' });
});

test('NWS-03 a special lists each article once, the newest issue first', async () => {
  expect(await titles('titolo=atlante-del-vino')).toEqual(['Cantine', 'Osterie', 'Colline']);
});

test('NAV-08 all ids of a special open it, and stay the same when it grows', async () => {
  const [{ speciale } = { speciale: { id: 0 } }] = await specials();
  await fixture.run([inSpecial('Atlante del vino', { uri: 'urn:v4', title: 'Vigne', day: '2025-04-03' })]);
  const at = `id=${speciale.id}&id_edizione=${await editionId('nazionale')}&data=2025-04-03`;
  expect(await special(at)).toMatchObject({ speciale, data: '2025-04-03', edizione: { slug: 'nazionale' } });
  expect((await titles(at)).toSorted()).toEqual(['Cantine', 'Vigne']);
});

test('NAV-08 a day and an edition limit a special to the articles printed there', async () => {
  const roma = await editionId('roma');
  expect(await titles('titolo=atlante-del-vino&data=2025-04-03')).toEqual(['Cantine', 'Osterie']);
  expect(await titles('titolo=atlante-del-vino&data=2025-04-01')).toEqual(['Colline']);
  expect(await titles(`titolo=atlante-del-vino&id_edizione=${roma}`)).toEqual([
    'Cantine',
    'Osterie',
    'Colline',
  ]);
  expect(await titles('titolo=atlante-del-vino&data=2025-03-01')).toEqual([]);
});

const MANY = 130;

test('NWS-03 a large special is paginated without repeating or omitting an article', async () => {
  const one = (index: number) =>
    inSpecial('Centotrenta', { uri: `urn:m${index}`, title: `Articolo ${index}`, position: index + 1 });
  await fixture.run(Array.from({ length: MANY }, (_, index) => one(index)));
  const [first, second, beyond] = [
    await special('titolo=centotrenta'),
    await special('titolo=centotrenta&pagina=2'),
    await special('titolo=centotrenta&pagina=3'),
  ];
  expect([first.totale, first.pagine, first.pagina, second.pagina]).toEqual([MANY, 2, 1, 2]);
  expect(new Set([...first.articoli, ...second.articoli].map(({ id }) => id)).size).toBe(MANY);
  expect([beyond.totale, beyond.articoli]).toEqual([MANY, []]);
  await expectPagination(second.articoli[0]?.titolo ?? '');
});

/** Follows the pagination links as a reader without JavaScript does. */
async function expectPagination(onSecond: string) {
  const page = async (query: string) => (await server.ask({ url: `/speciale/centotrenta${query}` })).body;
  const link = (body: string, rel: string) => new RegExp(`<a [^>]*rel="${rel}"[^>]*>`).exec(body)?.[0] ?? '';
  const [first, second, beyond] = [await page(''), await page('?pagina=2'), await page('?pagina=3')];
  expect(link(first, 'next')).toContain('href="/speciale/centotrenta?pagina=2"');
  expect([first.includes('130 articoli'), first.includes('Hai finito')]).toEqual([true, false]);
  expect(link(second, 'prev')).toContain('href="/speciale/centotrenta"');
  expect([second.includes(onSecond), second.includes('Hai finito')]).toEqual([true, true]);
  expect([beyond.includes('Qui non ci sono altri articoli'), link(beyond, 'next')]).toEqual([true, '']);
}

test('NWS-03 pagination of a special keeps its day and edition', async () => {
  const roma = await editionId('roma');
  const at = `/speciale/atlante-del-vino/2025-04-03?id_edizione=${roma}`;
  const { statusCode, body } = await server.ask({ url: `${at}&pagina=2` });
  expect([statusCode, body.includes('Qui non ci sono altri articoli')]).toEqual([200, true]);
  expect(body.replaceAll('&amp;', '&')).toContain(`href="${at}"`);
});

test('NWS-03 a special without visible articles is answered as not found', async () => {
  for (const url of ['/speciale/nascosto', '/speciale/domani', '/speciale/domani/2025-04-04']) {
    expect((await server.ask({ url })).statusCode, url).toBe(404);
  }
});

test('NWS-01 home shows the newest specials', async () => {
  const { speciali } = await server.data<'getNewsstand'>('/api/edicola/home');
  expect(speciali.map(({ speciale }) => speciale.titolo)).toEqual(['Atlante del vino', 'Buio in sala']);
  const { body } = await server.ask({ url: '/' });
  expect(body).toContain('href="/speciale/atlante-del-vino"');
});

test('NWS-03 another paper has its own specials', async () => {
  const { speciali } = await server.data<'listSpecials'>('/api/edicola/speciali', 'leggo.localhost');
  expect(speciali).toEqual([]);
  const { statusCode } = await server.ask({
    url: '/speciale/atlante-del-vino',
    headers: { host: 'leggo.localhost' },
  });
  expect(statusCode).toBe(404);
});

/** The metadata of a page for search engines. */
async function headOf(url: string) {
  const { body } = await server.ask({ url });
  const found = (pattern: RegExp) => pattern.exec(body)?.[1];
  return {
    title: found(/<title>(.*?)<\/title>/),
    description: found(/<meta name="description" content="(.*?)"/),
    keywords: found(/<meta name="keywords" content="(.*?)"/),
    canonical: found(/<link rel="canonical" href="https?:\/\/[^/]+(.*?)"/),
  };
}

test('NAV-24 list and special have a title, a description, keywords and a lasting address', async () => {
  expect(await headOf('/speciali')).toEqual({
    title: 'Speciali · Il Messaggero',
    description: 'Inserti, raccolte e approfondimenti del Messaggero: Atlante del vino, Buio in sala.',
    keywords: 'Atlante del vino, Buio in sala, Il Messaggero',
    canonical: '/speciali',
  });
  expect(await headOf('/speciale/atlante-del-vino')).toEqual({
    title: 'Atlante del vino, lo speciale · Il Messaggero',
    description: 'Atlante del vino, lo speciale del Messaggero: Cantine · Osterie · Colline',
    keywords: 'Atlante del vino, Cronaca, Il Messaggero',
    canonical: '/speciale/atlante-del-vino',
  });
  expect((await headOf('/speciale/atlante-del-vino/2025-04-01')).canonical).toBe(
    '/speciale/atlante-del-vino/2025-04-01',
  );
  expect(await headOf('/speciale/atlante-del-vino?pagina=2')).toMatchObject({
    title: 'Atlante del vino, lo speciale, pagina 2 · Il Messaggero',
    canonical: '/speciale/atlante-del-vino?pagina=2',
  });
});
