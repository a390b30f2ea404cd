import { expect, test } from 'vitest';
import { accountEmail, asciiDomain, isEmail, normaliseEmail } from './email.ts';

const LONG = 'a'.repeat(63);

test.each([
  ["nicolo.d'amico@foglio.example", "nicolo.d'amico@foglio.example"],
  ["D'Amico@Foglio.example", "d'amico@foglio.example"],
  ['rossi&figli@foglio.example', 'rossi&figli@foglio.example'],
  ['anna+edicola@foglio.example', 'anna+edicola@foglio.example'],
  ['ufficio_stampa=a/b@foglio.example', 'ufficio_stampa=a/b@foglio.example'],
  ["!#$%&'*+-/=?^_`{|}~@foglio.example", "!#$%&'*+-/=?^_`{|}~@foglio.example"],
  ['1@2.it', '1@2.it'],
  ['a@uno--due.example', 'a@uno--due.example'],
  ['a@foglio.museum', 'a@foglio.museum'],
  [`a@${LONG}.example`, `a@${LONG}.example`],
  [`${'a'.repeat(64)}@foglio.example`, `${'a'.repeat(64)}@foglio.example`],
  // International domains in different spellings.
  ['info@caffè.example', 'info@xn--caff-8oa.example'],
  ['INFO@CAFFÈ.EXAMPLE', 'info@xn--caff-8oa.example'],
  ['info@caffe\u0300.example', 'info@xn--caff-8oa.example'],
  ['info@XN--CAFF-8OA.example', 'info@xn--caff-8oa.example'],
  ['info@città。example', 'info@xn--citt-3na.example'],
  ['info@bücher.example', 'info@xn--bcher-kva.example'],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ['info@例え.jp', 'info@xn--r8jz45g.jp'],
])('VAL-02 the e-mail %j is saved as %j', (typed, kept) => {
  expect(normaliseEmail(typed)).toBe(kept);
  expect(normaliseEmail(kept)).toBe(kept);
});

test.each([
  '',
  'a',
  '@foglio.example',
  'a@',
  'a@foglio',
  'a@@foglio.example',
  'a@b@foglio.example',
  'a b@foglio.example',
  ' a@foglio.example',
  'a@foglio.example.',
  'a@.example',
  'a@foglio..example',
  'a@-foglio.example',
  'a@foglio-.example',
  'a@fo_glio.example',
  'a@foglio.e',
  'a@foglio.123',
  'a@127.0.0.1',
  'a@[127.0.0.1]',
  'a@foglio.example:25',
  'a@foglio.example/x',
  'a@fog%6cio.example',
  '.a@foglio.example',
  'a.@foglio.example',
  'a..b@foglio.example',
  'a,b@foglio.example',
  '"a b"@foglio.example',
  'Anna <a@foglio.example>',
  // Before the @ mail servers and browsers accept only ASCII.
  'nicolò@foglio.example',
  'd’amico@foglio.example',
  'a\u0000@foglio.example',
  `a@${LONG}a.example`,
  `${'a'.repeat(65)}@foglio.example`,
  `a@${`${LONG}.`.repeat(4)}example`,
])('VAL-02 %j is not an e-mail', (typed) => {
  expect(isEmail(typed)).toBe(false);
});

const UNSEEN = [
  '\u200b',
  '\ufeff',
  '\u00ad',
  '\u2060',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202c',
  '\u2066',
  '\u2069',
  '\u200d',
  '\u034f',
];

test.each(UNSEEN)('VAL-02 invisible characters around an e-mail or within it are removed: %j', (sign) => {
  for (const typed of ['§a.verdi@foglio.example§', 'a.§verdi@foglio.example', 'a.verdi§@§foglio.ex§ample'])
    expect(accountEmail(typed.replaceAll('§', sign))).toBe('a.verdi@foglio.example');
  expect(normaliseEmail(`A.Verdi${sign}＠Foglio.example`)).toBe('a.verdi@foglio.example');
  expect(isEmail(sign)).toBe(false);
});

test('VAL-02 a domain is compared in its ASCII form', () => {
  expect(['Uno.Example', 'perché.it', 'localhost', 'a b.it'].map(asciiDomain)).toEqual([
    'uno.example',
    'xn--perch-fsa.it',
    null,
    null,
  ]);
});

test('VAL-02 an account with an older, longer address is still found by it', () => {
  const long = `${'A'.repeat(70)}@foglio.example`;
  expect([normaliseEmail(long), accountEmail(long)]).toEqual([null, long.toLowerCase()]);
  expect(accountEmail('Bar@Caffè.example')).toBe('bar@xn--caff-8oa.example');
  for (const wrong of ['a..b@foglio.example', 'a@foglio', `${'a'.repeat(250)}@foglio.example`])
    expect(accountEmail(wrong)).toBeNull();
});
