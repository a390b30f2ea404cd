import { expect, test } from 'vitest';
import { authorNames } from './author-names.ts';

const by = (...names: string[]) => names.map((name) => ({ slug: name, name, picture: null }));

test.each([
  [by('Livia Santoro'), 'Livia Santoro'],
  [by('Livia Santoro', 'Dario Belfiore'), 'Livia Santoro e Dario Belfiore'],
  [by('A', 'B', 'C'), 'A, B e C'],
  [[], 'dalla redazione'],
])('NWS-04 authors %#', (signatures, names) => {
  expect(authorNames({ signatures, byline: 'dalla redazione' })).toBe(names);
});

test('NWS-04 an article without author has none', () => {
  expect(authorNames({ signatures: [], byline: null })).toBeNull();
});
