import { expect, test } from 'vitest';
import { nearTests, testsWithSharedWords } from './near-tests.ts';

test('tests near a file are those beside it, those that import it and those that share a word with it', () => {
  const tests = [
    'tools/mutants/place.test.ts',
    'tools/mutants/near-tests.test.ts',
    'tests/contract/checkout.test.ts',
    'tests/contract/faq.test.ts',
  ];
  expect(nearTests('.', tests, 'tools/mutants/near-tests.ts')).toEqual(tests.slice(0, 2));
  expect(nearTests('.', tests, 'server/sales/checkout/checkout.ts')).toEqual([
    'tests/contract/checkout.test.ts',
  ]);
});

test('a word that many test names share makes none of them near', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `tests/e2e/press-${name}.e2e.ts`);
  expect(testsWithSharedWords([...many, 'tests/e2e/faq.e2e.ts'], 'server/press/faq.ts')).toEqual([
    'tests/e2e/faq.e2e.ts',
  ]);
  expect(testsWithSharedWords(many.slice(1), 'server/press/faq.ts')).toEqual(many.slice(1));
});
