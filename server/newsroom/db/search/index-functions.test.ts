// @module-tag postgres
import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from '#server/base/db/connect.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import { importFixture } from '#tests/support/import-fixture.ts';
import { ninjs } from '#tests/support/ninjs-fixture.ts';

const fixture = importFixture({ once: true });
const rows = async (query: SQL) =>
  rowsOf<Record<string, unknown>>(await fixture.database().orm.execute(query));

/** The statement by which the first migration that has it created a function, with another name for the function. */
function firstOf(name: string, renamed: string): string {
  const all = readMigrationFiles(MIGRATIONS).flatMap((migration) => migration.sql);
  const made = all.find((one) => one.includes(`CREATE FUNCTION ${name}(`));
  if (!made) throw new Error(`no migration makes ${name}`);
  return made.replace(`CREATE FUNCTION ${name}(`, `CREATE FUNCTION ${renamed}(`);
}

const words = (one: string, times: number) => `${one}, `.repeat(times);
const long = 'x'.repeat(300);
const TEXTS = [0, 1, 2, 3, 5, 8, 13, 40].flatMap((times) =>
  (['free', 'online', 'digital', 'digital+'] as const).map((access) =>
    ninjs({
      uri: `urn:strong:${times}:${access}`,
      title: `Il mercato ${words('ponte', times % 4)}`,
      body: `<p>Città, CITTÀ, citta ${words('stazione', times)} ${words(long, times % 3)}</p><p>${words('mercato', times)} l'Àncora perché Perche «virgolette»\u00a0duro\u2009sottile\tscheda\n\nriga—lineetta 2nd-hand</p><p>${'riga di altro. '.repeat(times * 9)}</p><p>Fine.</p>`,
      day: '1996-03-20',
      access,
    }),
  ),
);

beforeAll(async () => {
  await fixture.run(TEXTS);
  for (const name of ['word_strengths', 'index_words', 'search_spaced'])
    await fixture.database().orm.execute(sql.raw(firstOf(name, `first_${name}`)));
});

test('NWS-06 the strengths of an article’s words are the same as with the first version of the index', async () => {
  const [found] = await rows(sql`
    select count(*)::int as articles, sum(length(word_strengths(document, words, access)))::int as strong,
      count(*) filter (where word_strengths(document, words, access) = first_word_strengths(document, words, access))::int as same
    from article_search`);
  expect(found).toMatchObject({ articles: TEXTS.length, same: TEXTS.length });
  expect(found?.strong).toBeGreaterThan(TEXTS.length);
});

test.each([
  ["''", 0, 'free'],
  ["'a:1D'", 0, 'digital'],
  ["'a:1A b:1B,2C,3D c:1C,2D d:1D,2D'", 1, 'digital+'],
  ["'a:1A,2A,3A,4A,5A,6A,7A,8A,9A'", 100_000, 'online'],
])('NWS-06 the strengths of a made-up text %s of %i words are the same as with the first version', async (document, count, access) => {
  const [found] = await rows(sql`
    select word_strengths(document, ${count}::integer, ${access}::text)::text as now,
      first_word_strengths(document, ${count}::integer, ${access}::text)::text as first
    from (select ${sql.raw(document)}::tsvector as document) made`);
  expect(found?.now).toBe(found?.first);
});

test('NWS-06 the words suggested for others, and their spelling, are the same as with the first version', async () => {
  const shown = sql`select brand, word, shown from search_words order by brand, word`;
  const all = await rows(shown);
  await rows(sql`delete from search_words`);
  await rows(sql`select first_index_words(array_agg(id)) from articles`);
  expect(all.length).toBeGreaterThan(5);
  expect(await rows(shown)).toEqual(all);
});

/** Letters of several scripts, punctuation and spaces of many kinds, each as likely to be beside any other. */
const SIGNS = fc.constantFrom(
  ...'aZàÈßøçñ09 ......   ,;:!?-–—\'’"«»()[]{}<>&@#/|_=+*%$€£^`~'.split(''),
  '\t',
  '\n',
  '\r',
  '\u00a0',
  '\u00ad',
  '\u2009',
  '\u200b',
  '\u2028',
  '\u3000',
  '\u0001',
  '\ufeff',
  '\u0301',
  'ж',
  'ع',
  'ש',
  '漢',
  '字',
  'か',
  'が',
  '한',
  'ไ',
  'अ',
  '।',
  '、',
  '･',
  '😀',
  '🇮🇹',
  '×',
  '÷',
  'ª',
  'º',
  'µ',
  '<p>',
  '</p>',
  '&amp;',
  '&nbsp;',
  '  ',
  '   ',
  ' . ',
);
const MADE_UP = fc
  .sample(fc.array(SIGNS, { maxLength: 60 }), { numRuns: 2000, seed: 43 })
  .map((signs) => signs.join(''));

test('NWS-06 any text is split into the same words as with the first version', async () => {
  const told = await rows(sql`
    select made.text, search_spaced(made.text) as now, first_search_spaced(made.text) as first
    from unnest(${sql.param(['', ' ', '. ', ...MADE_UP])}::text[]) as made (text)`);
  expect(told.length).toBe(MADE_UP.length + 3);
  expect(told.filter(({ now, first }) => now !== first)).toEqual([]);
});
