import { expect, test } from 'vitest';
import { withWords } from '#domain/mark-words.ts';
import type { QuestionTerm } from './question-terms.ts';
import { matchText, wordMatcher, wordsToStem } from './word-matcher.ts';

const term = (folded: string, lexeme: string): QuestionTerm => ({
  typed: folded,
  folded,
  lexeme,
  condition: `'${lexeme}'`,
  share: 0.01,
  weight: 4,
  hasOffice: false,
  followsPrevious: false,
  isName: false,
  askedVerb: null,
  mayBeName: false,
  isEssential: false,
  isRequired: false,
  namesSubject: true,
  synonyms: [],
});
const TERMS = [term('produzione', 'produzion'), term('petrolifera', 'petrolifer'), term('1973', '1973')];
const TEXT = withWords('Le produzioni di petrolio del 1973, non del 19734: il prodigio.');

test('RAG-07 words of the same stem match fully, similar ones partly, others not at all', () => {
  const words = wordsToStem([TEXT], TERMS);
  expect(words).toEqual(['produzioni', 'petrolio', '1973', '19734', 'prodigio']);
  const stems = new Map(
    words.map((word) => [word, word.replace('produzioni', 'produzion').replace(/io$/, '')]),
  );
  const { hits, words: length } = matchText(TEXT, wordMatcher(TERMS, stems));
  expect(length).toBe(11);
  expect(hits.map(({ word, term, at }) => [word, term, at])).toEqual([
    ['produzioni', 0, 1],
    ['petrolio', 1, 3],
    ['1973', 2, 5],
  ]);
  const [same, kindred, form] = hits.map(({ likeness }) => likeness);
  expect([same === 1, (kindred ?? 1) < 1, (form ?? 0) > 1]).toEqual([true, true, true]);
});

test.each([
  ['banca', 'banche', true],
  ['giornalista', 'giornalisti', true],
  ['comune', 'comuni', true],
  ['lecco', 'lecce', false],
  ['latina', 'latino', false],
])('RAG-07 whether a question for the name «%s» also matches «%s» is %o', (asked, word, isSame) => {
  const name = { ...term(asked, 'stem'), isName: true };
  const match = wordMatcher([name], new Map([[word, 'stem']]))(word);
  expect((match?.likeness ?? 0) >= 1).toBe(isSame);
});

test('RAG-07 a nearly identical name is similar, a word with only the same beginning is not', () => {
  const asked = [term('kunskapsssskolan', 'kunskapsssskolan'), term('produzione', 'produzion')];
  const matchOf = wordMatcher(
    asked,
    new Map([
      ['kunskapsskolan', 'kunskapsskolan'],
      ['prodigioso', 'prodig'],
    ]),
  );
  expect(matchOf('kunskapsskolan')?.term).toBe(0);
  expect(matchOf('prodigioso')).toBeNull();
});
