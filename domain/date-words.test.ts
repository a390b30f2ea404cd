import { expect, test } from 'vitest';
import { briefDate, plainDate } from './date-words.ts';

test('days that are far away are told without their weekday', () => {
  expect(plainDate('2025-09-12')).toBe('12 settembre 2025');
  expect(plainDate('2026-01-01')).toBe('1 gennaio 2026');
  expect(briefDate('2025-09-12')).toBe('12 set 2025');
});
