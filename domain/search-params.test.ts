import { expect, test } from 'vitest';
import { articleSearch, daySearch, sectionSearch, sectionsSearch } from './search-params.ts';

test('NWS-01 a day in the query is read, anything else left out', () => {
  expect(daySearch({ data: '2025-03-08', x: 1 })).toStrictEqual({ data: '2025-03-08' });
  for (const data of ['2025-02-30', 'ieri', '', 20250308, ['2025-03-08'], null, undefined]) {
    expect(daySearch({ data })).toStrictEqual({ data: undefined });
  }
});

test('NAV-07 the id of an article may be written as number or text', () => {
  expect(articleSearch({ id: 7 })).toStrictEqual({ id: 7 });
  expect(articleSearch({ id: '7' })).toStrictEqual({ id: '7' });
  expect(articleSearch({ id: { $gt: 0 } })).toStrictEqual({ id: undefined });
});

test('NAV-08 a section’s query keeps its four parts', () => {
  expect(sectionSearch({ titolo: 'Sport', date: '2025-03-08', id_edizione: 4, id: 9, y: 1 })).toEqual({
    titolo: 'Sport',
    date: '2025-03-08',
    id_edizione: 4,
    id: 9,
  });
});

test('NAV-03 the list of sections takes an edition’s name', () => {
  expect(sectionsSearch({ edizione: 'Vicenza-Bassano', data: 'x' })).toStrictEqual({
    edizione: 'vicenza-bassano',
    data: undefined,
  });
});
