import { expect, test } from 'vitest';
import { briefDate, plainDate, untilDate } from './date-words.ts';

test('distant days are written without their weekday', () => {
  expect(plainDate('2025-09-12')).toBe('12 settembre 2025');
  expect(plainDate('2026-01-01')).toBe('1 gennaio 2026');
  expect(briefDate('2025-09-12')).toBe('12 set 2025');
});

test('the end of a period is written with the article that its number needs', () => {
  expect(['2025-09-12', '2025-09-01', '2025-09-08', '2025-09-11', '2025-09-18'].map(untilDate)).toEqual([
    'al 12 settembre 2025',
    'all’1 settembre 2025',
    'all’8 settembre 2025',
    'all’11 settembre 2025',
    'al 18 settembre 2025',
  ]);
});
