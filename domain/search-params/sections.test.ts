import { expect, test } from 'vitest';
import { sectionSearch, sectionsSearch } from './sections.ts';

test('NAV-08 a section’s query keeps its four parts', () => {
  expect(sectionSearch({ titolo: 'Sport', date: '2025-03-08', id_edizione: 4, id: 9, y: 1 })).toEqual({
    titolo: 'Sport',
    date: '2025-03-08',
    id_edizione: 4,
    id: 9,
  });
});

test('NAV-03 the list of sections accepts an edition’s name', () => {
  expect(sectionsSearch({ edizione: 'Vicenza-Bassano', data: 'x' })).toStrictEqual({
    edizione: 'vicenza-bassano',
    data: undefined,
  });
});
