import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a table is parted by semicolons, and signs that would part it stand between quotes', () => {
  expect(
    csvOf([
      ['Nome', 'Nota'],
      ['Rossi; Mario', 'detto "il Lungo"'],
    ]),
  ).toBe('\u{feff}Nome;Nota\r\n"Rossi; Mario";"detto ""il Lungo"""\r\n');
});

test.each(['=1+1', '+39', '-2', '@SUM(A1)'])('%s is no formula', (text) => {
  expect(csvOf([[text]])).toBe(`\u{feff}'${text}\r\n`);
});
