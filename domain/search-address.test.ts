import { expect, test } from 'vitest';
import { NO_FILTERS, readSearchAddress, searchPath } from './search-address.ts';

const whole = {
  text: '"acqua potabile" or città/mare 100%?',
  sections: ['primo-piano', 'sport'],
  editions: ['roma'],
  signatures: ['ada-serra'],
  from: '2025-01-01',
  to: '2025-04-03',
  order: 'date' as const,
  page: 3,
};

function read(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://edicola.leggo.it');
  const words = decodeURIComponent(pathname.slice('/ricerca/'.length));
  return readSearchAddress(words || undefined, Object.fromEntries(searchParams));
}

test('NAV-09 the words are in the path and the filters in the query, and both are read back', () => {
  expect(searchPath({ text: 'città alta', sections: ['sport'], page: 2 })).toBe(
    '/ricerca/citt%C3%A0%20alta?sezione=sport&pagina=2',
  );
  expect(read(searchPath(whole))).toEqual(whole);
  expect(read(searchPath({ text: 'acqua' }))).toEqual({ ...NO_FILTERS, text: 'acqua' });
});

test('NAV-09 a text that cannot be searched for has the address of the empty search', () => {
  for (const text of ['', '   ', '.', '..']) expect(searchPath({ text })).toBe('/ricerca');
});

test.each([
  [{ q: '  acqua   alta ' }, { text: 'acqua alta' }],
  [{ q: 'x'.repeat(2000) }, { text: 'x'.repeat(200) }],
  [{ q: '🚰'.repeat(300) }, { text: '🚰'.repeat(200) }],
  [{ q: 'a\ud800' }, { text: 'a' }],
  [{ q: 2025 }, { text: '2025' }],
  [{ q: ['acqua', 'alta'] }, { text: 'acqua alta' }],
  [
    { q: 'a', sezione: 'primo-piano_2025' },
    { text: 'a', sections: ['primo-piano', '2025'] },
  ],
  [
    { q: 'a', sezione: ['sport', 'Sport', '--', 7] },
    { text: 'a', sections: ['sport', '7'] },
  ],
  [{ q: 'a', da: '2025-02-30', a: 'ieri', ordine: 'caso', pagina: 'due' }, { text: 'a' }],
  [{ q: 'a', pagina: '-3' }, { text: 'a' }],
  [
    { q: 'a', pagina: '9999' },
    { text: 'a', page: 50 },
  ],
])('NAV-09 valid parts of the query %j are used', (query, expected) => {
  expect(readSearchAddress(undefined, query)).toEqual({ ...NO_FILTERS, ...expected });
});
