import { expect, test } from 'vitest';
import { brokenPasswordRules } from './password.ts';
import { isEasilyGuessed } from './password-judgement.ts';

const GIULIA = ['Giulia', 'De Ferrante', 'giulia.deferrante@posta.it'];

test.each([
  ['a common password', 'Password1!'],
  ['a common password with substituted letters', 'P@ssw0rd!'],
  ['a row of keys', 'Qwerty123!'],
  ['another row of keys', '1qaz!QAZ'],
  ['a row of letters', 'Abcd1234!'],
  ['a repetition', 'Aa1!Aa1!'],
  ['an Italian word', 'Buongiorno1!'],
  ['an Italian phrase', 'Amoremio1!'],
  ['a football club', 'Juventus1!'],
  ['a first name', 'Francesca1!'],
  ['the newspaper', 'Messaggero2025!'],
  ['the newsstand', 'Edicola-2025!'],
  ['a reversed name', 'Acsecnarf1!'],
])('VAL-01 %s is easily guessed: %s', (_what, password) => {
  expect(brokenPasswordRules(password)).toEqual([]);
  expect(isEasilyGuessed(password, [])).toBe(true);
});

test.each([
  'Giulia1985!',
  'Ferrante1985!',
  'Deferrante7!',
  'giulia.deferrante1A!',
  'Giulia-Ferrante1',
])('VAL-01 the reader’s own names are easily guessed, for that reader: %s', (password) => {
  expect(isEasilyGuessed(password, GIULIA)).toBe(true);
});

test.each([
  'Ponte-2026!',
  'Traghetto-2026!',
  'Zuppa!Lampo7',
  'Giulia+Zuppa!Lampo7',
  'Gatto-Verde-42',
  'Xk7!pq2Lm',
  'Zq8!mPx4',
  'Serata-8y',
  `Aa1!${'kq7Zr'.repeat(39)}`,
])('VAL-01 other passwords are accepted: %s', (password) => {
  expect(isEasilyGuessed(password, GIULIA)).toBe(false);
});

test('VAL-01 the longest password is judged as fast as any, whatever the reader’s name', () => {
  const long = ['x'.repeat(100), 'y '.repeat(50), `${'z'.repeat(240)}@posta.it`];
  expect(isEasilyGuessed('a'.repeat(200), long)).toBe(true);
});
