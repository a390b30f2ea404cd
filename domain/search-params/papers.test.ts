import { expect, test } from 'vitest';
import { articleSearch, daySearch } from './papers.ts';

test('NWS-01 a day in the query is read, any other value is left out', () => {
  expect(daySearch({ data: '2025-03-08', x: 1 })).toStrictEqual({ data: '2025-03-08' });
  for (const data of ['2025-02-30', 'ieri', '', 20250308, ['2025-03-08'], null, undefined]) {
    expect(daySearch({ data })).toStrictEqual({ data: undefined });
  }
});

test('NAV-07 the id of an article may be a number or a text', () => {
  expect(articleSearch({ id: 7 })).toStrictEqual({ id: 7 });
  expect(articleSearch({ id: '7' })).toStrictEqual({ id: '7' });
  expect(articleSearch({ id: { $gt: 0 } })).toStrictEqual({ id: undefined });
});
