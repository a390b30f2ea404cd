// @module-tag postgres
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { article, searchFixture } from '#tests/support/search-fixture.ts';

const { fixture, search } = searchFixture();

/** Sets the word statistics of an archive of a hundred thousand articles; each stem occurs in this share of them. */
async function makeCommon(shares: Record<string, number>): Promise<void> {
  const { orm } = fixture.database();
  await orm.execute(sql`delete from search_terms`);
  for (const [stem, share] of Object.entries(shares))
    await orm.execute(sql`insert into search_terms (lexeme, share) values (${stem}, ${share})`);
  await orm.execute(sql`update search_census set articles = 100000, sampled = 100000`);
}

test('NWS-06 where no article has all common words, those with most of them together are found, however old', async () => {
  await fixture.run([
    article('Il ponte sulla strada', 'La scuola riapre.', { day: '1994-03-01' }),
    article('La strada della scuola', 'Uno.', { day: '2010-03-01' }),
    ...['ponte', 'strada', 'scuola', 'mercato'].map((word) => article(`Oggi ${word}`, 'Due.')),
  ]);
  await makeCommon({ pont: 0.01, strad: 0.05, scuol: 0.05, merc: 0.08 });
  const { corrispondenza, risultati } = await search('ponte strada scuola mercato');
  expect(corrispondenza).toBe('in_parte');
  expect(risultati.map(({ articolo }) => articolo.titolo).sort()).toEqual([
    'Il ponte sulla strada',
    'La strada della scuola',
  ]);
});

test.each([
  ['mercato xilofonista', ['Oggi mercato']],
  ['"scuola mercato" strada', ['Oggi strada']],
  ['ponte mercato xilofonista -mercato', ['Oggi ponte']],
])('NWS-06 a word that no article has does not hide those with the others: %s', async (query, titles) => {
  await fixture.run(['ponte', 'strada', 'scuola', 'mercato'].map((word) => article(`Oggi ${word}`, 'Due.')));
  await makeCommon({ pont: 0.05, strad: 0.05, scuol: 0.05, merc: 0.08 });
  const { risultati } = await search(query);
  expect(risultati.map(({ articolo }) => articolo.titolo)).toEqual(titles);
});

test('NWS-06 articles about the subject of a question rank above those that share only its question words', async () => {
  await fixture.run([
    article('Quando, perché, quale futuro', 'Quando hanno chiuso, e perché, non è detto.'),
    article('La fabbrica di Colledoro', 'Gli impianti sono fermi.'),
  ]);
  const { risultati } = await search('Quando e perché ha chiuso la fabbrica?');
  expect(risultati[0]?.articolo.titolo).toBe('La fabbrica di Colledoro');
});

test('NWS-06 a typing error late in a question is corrected', async () => {
  await fixture.run([
    article('Il mercato coperto', 'Ci lavorano molte persone.'),
    article('La Xiloforte cresce', 'Un capannone nuovo.'),
  ]);
  const { risultati } = await search('Quante persone ci lavorano, e quante di loro per la Xilofrote?');
  expect(risultati.map(({ articolo }) => articolo.titolo)).toContain('La Xiloforte cresce');
});
