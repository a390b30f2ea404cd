import { expect, test } from 'vitest';
import { briefDate, plainDate, untilDate, withArticle } from './date-words.ts';

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

test('an article before a date is elided before a vowel', () => {
  const dates = ['1 set 2025', '2 set 2025', '8 dicembre', '11 marzo', '12 marzo', '18 aprile', '28 aprile'];
  expect(dates.map((date) => withArticle('il', date))).toEqual([
    'l’1 set 2025',
    'il 2 set 2025',
    'l’8 dicembre',
    'l’11 marzo',
    'il 12 marzo',
    'il 18 aprile',
    'il 28 aprile',
  ]);
  expect([withArticle('dal', '8 set 2025'), withArticle('al', '11 set 2025')]).toEqual([
    'dall’8 set 2025',
    'all’11 set 2025',
  ]);
});
