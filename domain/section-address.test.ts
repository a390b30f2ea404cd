import { expect, test } from 'vitest';
import { hasInvalidDay, readSectionAddress } from './section-address.ts';

test('NAV-08 a title is enough to name a section', () => {
  expect(readSectionAddress({ titolo: 'Economia' }, {})).toEqual({ title: 'economia' });
});

test('NAV-08 day, edition and id together name a section, from the query too', () => {
  const query = { date: '2025-03-08', id_edizione: '4', id: 12 };
  expect(readSectionAddress({}, query)).toEqual({ day: '2025-03-08', editionId: 4, id: 12 });
});

test('NAV-08 the path wins over the query', () => {
  expect(readSectionAddress({ titolo: 'sport' }, { titolo: 'economia' })).toEqual({ title: 'sport' });
});

test.each([
  {},
  { date: '2025-03-08', id: '12' },
  { id_edizione: '4', id: '12' },
  { date: '2025-02-30', id_edizione: '4', id: '12' },
  { date: '2025-03-08', id_edizione: '-4', id: '12' },
  { date: '2025-03-08', id_edizione: '4', id: '1e9' },
  { titolo: '—' },
])('NAV-08 %j names no section', (query) => {
  expect(readSectionAddress({}, query)).toBeNull();
});

test.each([
  ['2025-02-30', true],
  ['ieri', true],
  ['2025-02-28', false],
  [undefined, false],
])('NAV-08 %s in the path is an invalid day: %s', (date, none) => {
  expect(hasInvalidDay({ titolo: 'sport', date })).toBe(none);
});

test('NAV-08 an invalid day or id beside a title is left out', () => {
  expect(readSectionAddress({ titolo: 'sport', date: 'ieri', id: 'x' }, {})).toEqual({ title: 'sport' });
});
