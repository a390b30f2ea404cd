import { expect, test } from 'vitest';
import { addMonths, isMonth, monthOf } from './archive.ts';

test('NWS-08 a month is a year and one of twelve', () => {
  expect(['2026-01', '2026-12', '0001-06'].every(isMonth)).toBe(true);
  expect(['2026-00', '2026-13', '0000-01', '2026-1', '2026', '2026-01-01', ''].some(isMonth)).toBe(false);
});

test('NWS-08 months follow one another across years', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2026-03', -15)).toBe('2024-12');
  expect(monthOf('2026-03-14')).toBe('2026-03');
});
