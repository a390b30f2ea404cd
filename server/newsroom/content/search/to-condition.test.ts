import { expect, test } from 'vitest';
import { type QueryTerm, someOf, type TermGroup } from './to-condition.ts';

const term = (word: string, share: number): QueryTerm => {
  const condition = `'${word}'`;
  const alike = { condition, openly: condition, anywhere: condition, lexemes: [word] };
  return { ...alike, exact: false, known: true, share, quoted: false, written: ` ${word} ` };
};
const asking = (...all: QueryTerm[]): TermGroup[] => [{ all, none: [], words: [] }];
const found = (groups: TermGroup[]) => Array.from(someOf(groups, 100_000), (condition) => condition.found);

test('NWS-06 when the rare words find nothing, the others are searched for by themselves', () => {
  expect(found(asking(term('nowhere', 0.0001), term('town', 0.2)))).toEqual([
    "(((('nowhere'))))",
    "(((('town'))))",
  ]);
});

test('NAV-24 however many words a query has, it is searched for at most three times', () => {
  const words = Array.from({ length: 80 }, (_, n) => term(`word${n}`, 0.008));
  expect(found(asking(...words))).toHaveLength(3);
  expect(found(asking(...words.slice(0, 1)))).toHaveLength(1);
});

test('NWS-06 in a long query, words that no article has do not displace a word that some have', () => {
  const nowhere = Array.from({ length: 40 }, (_, n) => ({ ...term(`nowhere${n}`, 0.00001), known: false }));
  const town = term('town', 0.2);
  const [first] = someOf(asking(...nowhere, town), 100_000);
  expect(first?.terms).toContainEqual(town);
});

test('NWS-06 in a long query, the words that fewest articles have are searched for, in their order', () => {
  const words = Array.from({ length: 80 }, (_, n) => term(`word${n}`, n % 4 === 3 ? 0.001 : 0.2));
  const [first] = someOf(asking(...words), 100_000);
  const rare = words.filter(({ share }) => share < 0.2);
  expect(first?.terms.length).toBeLessThan(words.length);
  expect(first?.terms.filter(({ share }) => share < 0.2)).toEqual(rare);
});

test('NWS-06 question words are ignored beside other words, but are searched for by themselves', () => {
  const [first] = someOf(asking(term('quando', 0.01), term('quanti', 0.01), term('town', 0.2)), 100_000);
  expect(first?.terms.map(({ written }) => written.trim())).toEqual(['town']);
  const [alone] = someOf(asking(term('quando', 0.01), term('quanti', 0.01)), 100_000);
  expect(alone?.terms).toHaveLength(2);
  const [quoted] = someOf(asking({ ...term('quando', 0.01), quoted: true }, term('town', 0.2)), 100_000);
  expect(quoted?.terms).toHaveLength(2);
});
