import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Invitation, SeatActivation } from './members.ts';

test('ACC-04 an invited e-mail is folded like an account’s, and a name keeps its visible characters', () => {
  expect(v.parse(Invitation, { nome: ' Elena\u200b ', email: ' Elena.F@Posta.IT ' })).toEqual({
    nome: 'Elena',
    email: 'elena.f@posta.it',
  });
});

test.each([
  [{ nome: '', email: 'elena@posta.it' }, 'Richiesto'],
  [{ nome: 'Elena', email: '' }, 'Richiesto'],
  [{ nome: 'Elena', email: 'elena@' }, 'Inserire email valida'],
  [{ nome: 'e'.repeat(101), email: 'elena@posta.it' }, 'Massimo 100 caratteri'],
])('VAL-02 %j is refused: %s', (values, sentence) => {
  expect(v.safeParse(Invitation, values).issues?.[0]?.message).toBe(sentence);
});

test('ACC-04 a code is accepted as people copy or dictate it', () => {
  for (const codice of ['K7MPQ2RS', ' k7mp q2rs ', 'K7MP-Q2RS', 'k7mp–q2rs']) {
    expect(v.parse(SeatActivation, { codice })).toEqual({ codice: 'K7MPQ2RS' });
  }
});

test.each([
  ['', 'Richiesto'],
  ['K7MPQ2R', 'Inserisci gli otto caratteri del codice'],
  ['K7MPQ2R0', 'Inserisci gli otto caratteri del codice'],
  ['K7MPQ2RI', 'Inserisci gli otto caratteri del codice'],
])('a code «%s» is refused', (codice, sentence) => {
  expect(v.safeParse(SeatActivation, { codice }).issues?.[0]?.message).toBe(sentence);
});
