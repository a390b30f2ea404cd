import { expect, test } from 'vitest';
import { indexLetter, sortingName } from './signature-order.ts';

test.each([
  ['Livia Santoro', 'santoro livia', 'S'],
  ['Marco De Santis', 'de santis marco', 'D'],
  ['Anna Maria Dell’Orto', 'dell orto anna maria', 'D'],
  ['Redazione', 'redazione', 'R'],
  ['Èlia Òrsini', 'orsini elia', 'O'],
  ['Di Rosa', 'rosa di', 'R'],
  ['24 Ore', 'ore 24', 'O'],
  ['«»', '«»', '#'],
])('NWS-03 %s is listed as %s under %s', (name, sorted, letter) => {
  expect(sortingName(name)).toBe(sorted);
  expect(indexLetter(name)).toBe(letter);
});
