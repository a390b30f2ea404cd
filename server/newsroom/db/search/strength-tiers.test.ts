import { expect, test } from 'vitest';
import { toTiers } from './strength-tiers.ts';

const term = (lexemes: string[], worth = 1) => ({ lexemes, weight: worth });

test('NWS-05 NWS-06 for articles that a reader may not read to the end, the strength in the open part counts', () => {
  expect(toTiers([term(['pont'])], 'online')?.conditions[0]).toBe(
    "((('pont/7/free' | 'pont/7/online' | 'pont/7/not digital' | 'pont/7/not digital+')))",
  );
});

test('NWS-06 articles in which the weightiest word is strong come before those in which another one is', () => {
  const tiers = toTiers([term(['citta'], 1), term(['pont'], 5)], 'free')?.conditions ?? [];
  const firstWithout = (lexeme: string) => tiers.findIndex((tier) => tier.includes(`!(('${lexeme}/1/free'`));
  expect(firstWithout('citta')).toBeGreaterThan(-1);
  expect(firstWithout('citta')).toBeLessThan(firstWithout('pont'));
});

test('NWS-06 a query of the greatest length asks for few strengths', () => {
  const long = Array.from({ length: 80 }, (_, n) =>
    term(Array.from({ length: 60 }, (_, at) => `w${n}x${at}`)),
  );
  const tiers = toTiers(long, 'free');
  expect(tiers?.conditions.length).toBeLessThan(10);
  expect(tiers?.conditions.join('').length).toBeLessThan(150_000);
});

test('NWS-06 a query without words has no strengths, and special characters in words are escaped', () => {
  expect(toTiers([], 'free')).toBeNull();
  expect(toTiers([term([])], 'free')).toBeNull();
  expect(toTiers([term(["l'\\a"])], 'free')?.strongCondition).toContain("'l''\\\\a/1/free'");
});

test('NWS-06 for a single word the strong ones of the last days are read too; for several words more articles are ranked', () => {
  const [alone, both] = [
    toTiers([term(['pont'])], 'free'),
    toTiers([term(['pont']), term(['citta'])], 'free'),
  ];
  expect(alone?.strongCondition).toContain("'pont/1/free'");
  expect(both?.strongCondition).toBeNull();
  expect(both?.articleCount).toBeGreaterThan(alone?.articleCount ?? 0);
});
