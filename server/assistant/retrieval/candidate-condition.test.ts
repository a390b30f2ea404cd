import { expect, test } from 'vitest';
import { candidateCondition } from './candidate-condition.ts';

const term = (condition: string, share: number) => ({ condition: `'${condition}'`, share });
const rare = term('quarengh', 0.0005);
const [bridge, city, year, road] = [
  term('pont', 0.05),
  term('citt', 0.06),
  term('ann', 0.5),
  term('strad', 0.05),
];

test('RAG-07 in a small archive every word is searched by itself', () => {
  expect(candidateCondition([year, rare, bridge], 500).condition).toBe(
    `(('quarengh')) | (('pont')) | (('ann'))`,
  );
});

test('RAG-07 in a large archive a rare word is searched by itself, and common ones in combination', () => {
  const { condition: mixed } = candidateCondition([year, rare, bridge, city], 100_000);
  expect(mixed.startsWith(`(('quarengh')) | (('pont') & ('citt'))`)).toBe(true);
  expect(mixed).not.toContain(`(('ann'))`);
  const { condition: found } = candidateCondition([bridge, city, road], 100_000);
  expect(found).toContain(`(('pont') & ('strad'))`);
  expect(found).not.toContain(`('pont') |`);
});

test('RAG-07 a common word that is the only one is searched by itself', () => {
  expect(candidateCondition([year], 100_000)).toEqual({ condition: `(('ann'))`, share: 0.5 });
});
