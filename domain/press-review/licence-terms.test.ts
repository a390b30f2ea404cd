import { expect, test } from 'vitest';
import { isCovered, type LicenceTerms, type Printing } from './licence-terms.ts';

const printing = (overrides: Partial<Printing> = {}): Printing => ({
  newspaper: 'MG',
  edition: 'nazionale',
  day: '2025-04-03',
  ...overrides,
});

const ofMessaggero = (editions: string[] | null, from: string | null = null): LicenceTerms => ({
  papers: [{ newspaper: 'MG', editions }],
  from,
});

test('ROL-06 a licence without terms covers every paper, edition and day', () => {
  expect(isCovered(null, printing({ newspaper: 'GZ', edition: 'rovigo', day: '1999-01-01' }))).toBe(true);
});

test.each<[string, LicenceTerms, Partial<Printing>, boolean]>([
  ['a paper with any edition', ofMessaggero(null), { edition: 'roma' }, true],
  ['no other paper', ofMessaggero(null), { newspaper: 'LG' }, false],
  ['an edition', ofMessaggero(['roma', 'latina']), { edition: 'latina' }, true],
  ['no other edition', ofMessaggero(['roma']), {}, false],
  ['no edition of another paper', ofMessaggero(['roma']), { newspaper: 'LG', edition: 'roma' }, false],
  ['its first day', ofMessaggero(null, '2025-04-03'), {}, true],
  ['no day before', ofMessaggero(null, '2025-04-03'), { day: '2025-04-02' }, false],
  ['nothing where it lists none', { papers: [], from: null }, {}, false],
])('ROL-06 a licence covers %s', (_, terms, overrides, named) => {
  expect(isCovered(terms, printing(overrides))).toBe(named);
});
