import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('cells are separated by semicolons, and a cell with a separator is quoted', () => {
  expect(
    csvOf([
      ['Nome', 'Nota'],
      ['Rossi; Mario', 'detto "il Lungo"'],
    ]),
  ).toBe('\u{feff}Nome;Nota\r\n"Rossi; Mario";"detto ""il Lungo"""\r\n');
});

test.each(['=1+1', '+39', '-2', '@SUM(A1)'])('%s cannot be read as a formula', (text) => {
  expect(csvOf([[text]])).toBe(`\u{feff}'${text}\r\n`);
});
