import { expect, test } from 'vitest';
import { imprint } from './imprint.ts';

const paper = { key: 'mg', name: 'Il Messaggero', frontPage: 'broadsheet' } as const;

test('NWS-01 the founding year of a paper counts as its first year', () => {
  expect(imprint({ ...paper, founded: 1878, price: '€ 1,50' }, { day: '2025-04-03' })).toBe(
    'Anno 148 · € 1,50',
  );
});

test('NWS-01 a free paper is marked as free, and an unknown paper shows nothing', () => {
  expect(imprint({ ...paper, founded: 2001, price: null }, { day: '2001-03-05' })).toBe(
    'Anno 1 · copia gratuita',
  );
  expect(imprint(paper, { day: '2025-04-03' })).toBe('');
});
