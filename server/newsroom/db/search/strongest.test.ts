import { expect, test } from 'vitest';
import { tiersOf } from './strongest.ts';

const term = (lexemes: string[], worth = 1) => ({ lexemes, worth });

test('NWS-05 NWS-06 for articles that a reader may not read to the end, the strength in the open part counts', () => {
  expect(tiersOf([term(['pont'])], 'online')?.inTurn[0]).toBe(
    "((('pont/7/free' | 'pont/7/online' | 'pont/7/not digital' | 'pont/7/not digital+')))",
  );
});

test('NWS-06 articles in which the weightiest word is strong come before those in which another one is', () => {
  const tiers = tiersOf([term(['citta'], 1), term(['pont'], 5)], 'free')?.inTurn ?? [];
  const firstWithout = (lexeme: string) => tiers.findIndex((tier) => tier.includes(`!(('${lexeme}/1/free'`));
  expect(firstWithout('citta')).toBeGreaterThan(-1);
  expect(firstWithout('citta')).toBeLessThan(firstWithout('pont'));
});

test('NWS-06 a query of the greatest length asks for few strengths', () => {
  const long = Array.from({ length: 80 }, (_, n) =>
    term(Array.from({ length: 60 }, (_, at) => `w${n}x${at}`)),
  );
  const tiers = tiersOf(long, 'free');
  expect(tiers?.inTurn.length).toBeLessThan(10);
  expect(tiers?.inTurn.join('').length).toBeLessThan(150_000);
});

test('NWS-06 a query without words has no strengths, and special characters in words are escaped', () => {
  expect(tiersOf([], 'free')).toBeNull();
  expect(tiersOf([term([])], 'free')).toBeNull();
  expect(tiersOf([term(["l'\\a"])], 'free')?.allStrong).toContain("'l''\\\\a/1/free'");
});

test('NWS-06 for a single word the strong ones of the last days are read too; for several words more articles are ranked', () => {
  const [alone, both] = [
    tiersOf([term(['pont'])], 'free'),
    tiersOf([term(['pont']), term(['citta'])], 'free'),
  ];
  expect(alone?.allStrong).toContain("'pont/1/free'");
  expect(both?.allStrong).toBeNull();
  expect(both?.enough).toBeGreaterThan(alone?.enough ?? 0);
});
