// @module-tag postgres
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { importFixture, NOON } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';
import { readArticle } from './article.ts';

const fixture = importFixture();

/** Titles of the related articles of an article. */
async function relatedTo(uri: string, orm: Orm = fixture.database().orm, now = NOON): Promise<string[]> {
  const id = (await fixture.allArticles()).find((article) => article.uri === uri)?.id ?? 0;
  const article = await readArticle(orm, IL_MESSAGGERO, id, null, now);
  if (!article) throw new Error(`${uri} cannot be read`);
  return article.related.map(({ title }) => title);
}

const tagged = (...names: string[]) => ({ people: names.map((name) => ({ rel: 'mentions', name })) });
type Facts = Parameters<typeof ninjs>[0];
const told = (uri: string, title: string, body: string, overrides: Facts = {}, ...names: string[]) =>
  ninjs({ uri, title, body: `<p>${body}</p>`, day: '2025-03-20', ...overrides }, tagged(...names));
const own = (title: string, ...names: string[]) =>
  told('urn:own', title, 'Da stamani.', { section: 'Roma', day: '2025-04-03' }, ...names);

test('NWS-04 an article about the same event comes before a newer one that only shares a subject', async () => {
  await fixture.run([
    own('Riapre al traffico il ponte di Ripetta', 'Comune'),
    told('urn:new', 'La giunta vara il bilancio', 'Voto in aula.', { day: '2025-04-02' }, 'Comune'),
    told('urn:newer', 'Nuovi alberi in periferia', 'Trenta tigli.', { day: '2025-04-03', page: 9 }, 'Comune'),
    told('urn:old', 'Crepe nel ponte di Ripetta, chiuso al traffico', 'Una perizia.', { day: '2024-11-05' }),
  ]);
  expect(await relatedTo('urn:own')).toEqual([
    'Crepe nel ponte di Ripetta, chiuso al traffico',
    'Nuovi alberi in periferia',
    'La giunta vara il bilancio',
  ]);
});

test('NWS-04 of articles about the same event, those that also share a subject come first', async () => {
  await fixture.run([
    own('Il restauro della fontana di Vignola', 'Ada'),
    told('urn:a', 'Vignola, la fontana senza acqua', 'Un guasto.'),
    told('urn:b', 'Vignola, la fontana senza luce', 'Un guasto.', { day: '2025-03-01' }, 'Ada'),
  ]);
  expect(await relatedTo('urn:own')).toEqual([
    'Vignola, la fontana senza luce',
    'Vignola, la fontana senza acqua',
  ]);
});

test.each([
  ['a name', 'Un corteo per Latina', 'In corteo da Aprilia a Latina', 'In corteo per la lingua latino'],
  ['an elided name', 'Scuole nuove all’Aquila', 'L’Aquila, aule e scuole', 'Aquile, una scuola di volo'],
  [
    'words side by side',
    'Alta velocità, i cantieri',
    'Alta velocità, cantieri fermi',
    'Cantieri e velocità, multa alta',
  ],
  ['the same form', 'Le scuole e i bilanci', 'Scuole, quali bilanci', 'Scuola, un bilancio'],
])('NWS-04 %s is recognised by its spelling, as in search: %s', async (_what, title, first, second) => {
  await fixture.run([
    own(title),
    told('urn:other', second, 'Domani.', { day: '2025-04-01' }),
    told('urn:alike', first, 'Domani.', { day: '2025-02-01' }),
  ]);
  expect((await relatedTo('urn:own'))[0]).toBe(first);
});

test('NWS-04 articles with one word in common, or with the same title, are not related', async () => {
  await fixture.run([
    own('Il mercato del giovedì'),
    told('urn:one', 'Il mercato delle azioni', 'Borsa in rialzo.'),
    told(
      'urn:body',
      'Consiglio comunale',
      `${'Si è parlato di tutto. '.repeat(20)}</p><p>E poi, giovedì, di un mercato.`,
    ),
    told('urn:again', 'Il mercato del giovedì', 'Da stamani.', { editions: ['Viterbo'] }),
  ]);
  expect(await relatedTo('urn:own')).toEqual([]);
});

test('NWS-04 an article that was printed twice under one title is listed once', async () => {
  await fixture.run([
    own('Chiude la biblioteca Marciani'),
    told('urn:alike', 'La biblioteca Marciani cerca lettori', 'Pochi.'),
    told('urn:local', 'La biblioteca Marciani cerca lettori', 'Pochi.', { editions: ['Viterbo'] }),
  ]);
  expect(await relatedTo('urn:own')).toEqual(['La biblioteca Marciani cerca lettori']);
});

test('NWS-04 the section fills up the related articles', async () => {
  await fixture.run([
    own('Chiude la biblioteca Marciani'),
    told('urn:alike', 'La biblioteca Marciani cerca lettori', 'Pochi.'),
    told('urn:near', 'Un furto', 'Di notte.', { section: 'Roma', day: '2025-04-03', page: 4 }),
  ]);
  expect(await relatedTo('urn:own')).toEqual(['La biblioteca Marciani cerca lettori', 'Un furto']);
});

test('NWS-05 NWS-04 unpublished articles and articles of other papers are not related', async () => {
  const title = 'Ripetta, il ponte riapre';
  await fixture.run([
    own('Riapre il ponte di Ripetta'),
    told('urn:tomorrow', `${title} domani`, 'Uno.', { day: '2025-04-04' }),
    ninjs({ uri: 'urn:held', title: `${title} in segreto`, day: '2025-04-01' }, { pubstatus: 'withheld' }),
    ninjs(
      { uri: 'urn:late', title: `${title} più tardi`, day: '2025-04-01' },
      { embargoed: '2025-04-03T15:00:00Z' },
    ),
    told('urn:taken', `${title} per errore`, 'Due.'),
  ]);
  await fixture.run([told('urn:lg', `${title} su Leggo`, 'Tre.')], { brand: 'LG' });
  await fixture.run([
    ninjs(
      { uri: 'urn:taken', title: `${title} per errore`, version: '2', day: '2025-03-20' },
      { pubstatus: 'canceled' },
    ),
  ]);
  expect(await relatedTo('urn:own')).toEqual([]);
  expect(await relatedTo('urn:own', fixture.database().orm, new Date('2025-04-03T16:00:00Z'))).toEqual([
    `${title} più tardi`,
  ]);
});

test('NWS-05 NWS-04 the position of words in a paid text does not change the order', async () => {
  const text = (words: string) => `Si apre.</p><p>Si nuota.</p><p>${words}</p><p>Fine.`;
  const paid = { access: 'digital', day: '2025-03-20' };
  await fixture.run([
    own('Vasche nuove alla piscina Bruni'),
    told('urn:a', 'Piscina Bruni, prime gare', text('Vasche nuove. Vasche nuove. Vasche nuove.'), paid),
    told('urn:b', 'Piscina Bruni, altre gare', text('Vasche, e nuove.'), { ...paid, day: '2025-03-21' }),
  ]);
  expect(await relatedTo('urn:own')).toEqual(['Piscina Bruni, altre gare', 'Piscina Bruni, prime gare']);
});

test('NWS-04 where the words are too common, only shared subjects relate articles', async () => {
  const { orm } = fixture.database();
  await fixture.run([
    own('Roma, oggi la giunta', 'Ada'),
    told('urn:alike', 'Roma, la giunta di oggi', 'Uno.'),
    told('urn:subject', 'Altro', 'Due.', {}, 'Ada'),
  ]);
  expect(await relatedTo('urn:own')).toEqual(['Roma, la giunta di oggi', 'Altro']);
  await orm.execute(sql`delete from search_census`);
  await orm.execute(sql`insert into search_census (articles, sampled) values (1000000, 1000)`);
  await orm.execute(sql`delete from search_terms`);
  await orm.execute(sql`insert into search_terms select lexeme, 0.3 from article_search,
    unnest(tsvector_to_array(document)) as lexeme on conflict do nothing`);
  expect(await relatedTo('urn:own')).toEqual(['Altro']);
});
