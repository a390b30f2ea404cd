import { expect, test } from 'vitest';
import { BRANDS } from './brand-by-host.ts';
import { withPreposition } from './with-preposition.ts';

test('BRD-04 the name of every paper is correct Italian in a sentence', () => {
  expect(BRANDS.map(({ name }) => withPreposition('di', name))).toEqual([
    'del Messaggero',
    'di Leggo',
    'del Corriere Adriatico',
    'del Mattino',
    'del Quotidiano di Puglia',
    'del Gazzettino',
  ]);
});

test.each([
  ['a', 'al Messaggero'],
  ['da', 'dal Messaggero'],
  ['su', 'sul Messaggero'],
] as const)('BRD-04 the article of a paper is joined to “%s”', (preposition, joined) => {
  expect(withPreposition(preposition, 'Il Messaggero')).toBe(joined);
});

test('BRD-04 a name that only begins like an article keeps the plain preposition', () => {
  expect(withPreposition('su', 'Ilario Notizie')).toBe('su Ilario Notizie');
});
