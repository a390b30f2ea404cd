import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  beginningInCodePoints,
  beginningOf,
  graphemesOf,
  initialsOf,
  outerInitialsOf,
  shortened,
} from './graphemes.ts';

afterEach(() => vi.unstubAllGlobals());

const FAMILY = '👩‍👩‍👧';
const SIGNS = [
  'e\u0300',
  FAMILY,
  '👍🏽',
  '🇮🇹',
  '1️⃣',
  'नी',
  'น้ำ'.slice(0, 2),
  '\u1112\u1161\u11ab',
  '𠮷',
  ' ',
  'a',
];

describe('NAV-24 a text is split into the characters that readers see', () => {
  test('by the browser’s segmenter', () => expect(graphemesOf(SIGNS.join(''))).toEqual(SIGNS));

  test('and nearly the same without it', async () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    vi.resetModules();
    const other = await import('./graphemes.ts');
    expect(other.graphemesOf(SIGNS.join(''))).toEqual(SIGNS);
  });
});

test.each([
  ['Riapre il ponte', 15, 'Riapre il ponte'],
  ['Riapre il ponte', 8, 'Riapre i'],
  [`ponte${FAMILY}`, 12, 'ponte'],
  [`ponte${FAMILY}`, 13, `ponte${FAMILY}`],
  ['Nicolo\u0300 e Anna', 6, 'Nicol'],
  ['Nicolo\u0300 e Anna', 7, 'Nicolo\u0300'],
  ['🇮🇹🇫🇷', 6, '🇮🇹'],
  ['𠮷𠮷', 3, '𠮷'],
  [`a${'\u0300'.repeat(90)}`, 4, 'a\u0300\u0300\u0300'],
  ['𠮷\u0300', 1, ''],
])('NAV-24 the beginning of %j within %i is %j', (text, most, kept) => {
  expect(beginningOf(text, most)).toBe(kept);
});

test('NAV-24 characters also stay whole when code points are counted', () => {
  expect(beginningInCodePoints('𠮷𠮷𠮷', 2)).toBe('𠮷𠮷');
  expect(beginningInCodePoints(`𠮷${FAMILY}`, 4)).toBe('𠮷');
});

test.each([
  ['Riapre il ponte', 15, 'Riapre il ponte'],
  ['Riapre il ponte', 12, 'Riapre il…'],
  ['Riapre il ponte', 10, 'Riapre il…'],
  ['हिन्दीहिन्दी', 8, 'हिन्दी…'],
  [`${FAMILY}${FAMILY}`, 15, `${FAMILY}…`],
])('NAV-24 %j is shortened to %i: %j', (text, most, kept) => {
  expect(shortened(text, most)).toBe(kept);
});

test.each([
  ['Giulia Ferri', 'GF', 'GF'],
  ['  Anna  Maria de Santis ', 'AM', 'AS'],
  ['òscar', 'ò', 'Ò'],
  ['o\u0300scar U\u0308nal', 'o\u0300U\u0308', 'O\u0300U\u0308'],
  ['निशा हिन्दी', 'निहि', 'निहि'],
  [`${FAMILY} 𠮷田`, `${FAMILY}𠮷`, `${FAMILY}𠮷`],
  ['Đoko Petrović', 'ĐP', 'ĐP'],
  ["Shane O'Neil", 'SO', 'SO'],
  ["Lorenzo de' Medici", 'Ld', 'LM'],
  ['«Nino» Rossi', 'NR', 'NR'],
  ["'Ndria (Andrea) Gallo", 'NA', 'NG'],
  ['Anna & Luca', 'AL', 'AL'],
  ['Redazione – Roma', 'RR', 'RR'],
  ['👩‍💻 Rossi', '👩‍💻R', '👩‍💻R'],
  ['...', '', ''],
  ['', '', ''],
])('SHL-03 the initials of %j are %j, those of its first and last word %j', (name, first, outer) => {
  expect([initialsOf(name), outerInitialsOf(name)]).toEqual([first, outer]);
});
