import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-string.ts';

test.each([
  ['', {}],
  ['?q=%22acqua+potabile%22', { q: '"acqua potabile"' }],
  ['?q=20.000', { q: '20.000' }],
  ['?id=7&data=2026-03-14', { id: '7', data: '2026-03-14' }],
  ['?sezione=sport&sezione=cronaca', { sezione: ['sport', 'cronaca'] }],
  ['?a=1&a=2&a=3', { a: ['1', '2', '3'] }],
  ['?__proto__=x', JSON.parse('{"__proto__":"x"}')],
])('NAV-09 the query %s is read as it stands and written the same', (text, search) => {
  expect({ ...parseSearch(text) }).toEqual(search);
  expect(stringifySearch(parseSearch(text))).toBe(text);
});

test('what is not set is not written', () => {
  expect(stringifySearch({ data: undefined, id: 7 })).toBe('?id=7');
});
