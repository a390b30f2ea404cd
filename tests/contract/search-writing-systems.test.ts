// @module-tag postgres
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { beforeAll, describe, expect, test } from 'vitest';
import { fold } from '#domain/text.ts';
import { MIGRATIONS } from '#server/base/db/connect.ts';
import { rowsOf } from '#server/base/db/rows-of.ts';
import { article, searchFixture } from '#tests/support/search-fixture.ts';

const { fixture, search } = searchFixture({ once: true });

/** The printed form of a word, and other ways to type it. */
const WORDS: [printed: string, ...typed: string[]][] = [
  ['Nicolo\u0300', 'Nicolò', 'nicolo', 'NICOLÒ', 'NICOLO\u0300'],
  ['Rùbens', 'Ru\u0300bens', 'rubens'],
  ['Pe\u00adru\u00adgi\u00adno', 'Perugino', 'peru\u00adgino'],
  ['\u2066Ve\u2060rano\u2069', 'Verano', '\u200everano'],
  ['می\u200cخواهم', 'میخواهم', 'می\u200cخواهم'],
  ['کتابها', 'کتاب\u200cها', 'کتا\u0640\u0640بها'],
  ['مُحَمَّد', 'محمد', 'مـحـمـد'],
  ['שָׁלוֹם', 'שלום', '\u200fשלום\u200f'],
  ['हिन्दी', 'हिन्\u200dदी', 'हिन्\u200cदी'],
  ['ज़मीन', 'ज\u093cमीन', '\u095bमीन'],
  ['শক্\u200dতি', 'শক্তি'],
  ['ന്\u200d', 'ന്'],
  ['น้ำใจ', 'น้ำใจ'],
  ['\u1112\u1161\u11ab\u1100\u1173\u11af', '한글'],
  ['대한', '\u1103\u1162\u1112\u1161\u11ab'],
  ['カ\u3099ラス', 'ガラス'],
  ['Nguye\u0302\u0303n', 'Nguyễn', 'nguyen', 'nguyê\u0303n'],
  ['Phạm', 'Pha\u0323m', 'pham'],
  ['Київ', 'Киі\u0308в', 'КИЇВ'],
  ['Ёлка', 'елка', 'Е\u0308лка'],
  ['ΑΘΗΝΑΣ', 'αθήνας', 'Αθη\u0301νας'],
  ['Đorđević', 'dordevic', 'Đorđevic\u0301'],
  ['Smørrebrød', 'smorrebrod'],
  ['Straße', 'strasse', 'STRASSE'],
];

const titleOf = (word: string) => `👩‍👩‍👧 ${word}, 1️⃣ 🏳️‍🌈`;

beforeAll(() =>
  fixture.run([
    ...WORDS.map(([word], at) => article(titleOf(word), 'Uno.', { uri: `urn:parola-${at}` })),
    article('Un’altra notizia', 'Uno.', { uri: 'urn:firma', author: 'Niccolo\u0300 Đurđević' }),
  ]),
);

describe.each(WORDS)('NWS-06 %j is found and marked whole', (printed, ...typed) => {
  test.each([printed, ...typed])('as %j', async (query) => {
    const { risultati } = await search(query);
    const shown = risultati.map(({ articolo, titolo_evidenze }) => ({
      title: articolo.titolo,
      marked: titolo_evidenze.map(([start, end]) => articolo.titolo.slice(start, end)),
    }));
    expect(shown.map(({ title }) => title)).toEqual([titleOf(printed)]);
    const bidiControls = /^[\u2060-\u206f]+|[\u2060-\u206f]+$/g;
    expect(shown[0]?.marked.map((mark) => mark.replace(bidiControls, ''))).toEqual([
      printed.replace(bidiControls, ''),
    ]);
  });
});

test('NWS-06 the database normalises words as the product does', async () => {
  const letters = 'ÀéñÇøŁđŊŒßĲ ſﬁﬄ ςΣ Йў قآؤ ゞがパ ঙো ไำ ཀྵ ဪ ខ្មែរ ೋ ൊ ්‍ර';
  const words = [...WORDS.flat(), ...WORDS.flat().map((word) => word.normalize('NFD')), ...letters];
  const texts = words.filter((word) => /\p{L}/u.test(word));
  const answer = await fixture.database().orm.execute(sql`
    select lower(search_fold(word)) as folded from unnest(${sql.param(texts)}::text[]) with ordinality as given (word, at)
    order by at`);
  expect(rowsOf<{ folded: string }>(answer).map(({ folded }) => folded)).toEqual(texts.map(fold));
});

test('NWS-06 authors are proposed however their name is typed', async () => {
  for (const query of ['niccolò durdevic', 'Niccolo\u0300 Đurđević zzz'])
    expect((await search(query)).suggerimenti).toContainEqual(expect.objectContaining({ tipo: 'firma' }));
});

test('NWS-06 articles indexed by an older release are found after the update', async () => {
  const { orm } = fixture.database();
  const found = async () => (await search('میخواهم')).totale;
  await orm.execute(sql`update article_search set document = to_tsvector('simple', 'altro')`);
  expect(await found()).toBe(0);
  const update = readMigrationFiles(MIGRATIONS).flatMap(({ sql: all }) =>
    all.filter((one) => /select index_articles\([^;]*\bwhere\b/i.test(one)),
  );
  expect(update).toHaveLength(1);
  for (const one of update) await orm.execute(sql.raw(one));
  expect(await found()).toBe(1);
});
