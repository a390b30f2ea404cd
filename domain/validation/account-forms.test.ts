import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Email, MailedCode, NewPassword, Registration } from './account-forms.ts';
import { brokenPasswordRules } from './password.ts';

const said = (schema: v.GenericSchema, value: unknown) => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : result.issues[0]?.message;
};

test.each([
  ['', ['length', 'upper', 'lower', 'digit', 'special']],
  ['Abcdef1!', []],
  ['abcdef1!', ['upper']],
  ['ABCDEF1!', ['lower']],
  ['Abcdefg!', ['digit']],
  ['Abcdefg1', ['special']],
  ['Abcde1!', ['length']],
  ['Èàìòù 12', []],
  ['Ab1🦊🦊🦊🦊', ['length']],
])('VAL-01 %j breaks %j', (password, rules) => {
  expect(brokenPasswordRules(password)).toEqual(rules);
});

test.each([
  [Email, '', 'Richiesto'],
  [Email, '   ', 'Richiesto'],
  [Email, 'giulia.ferrante@posta', 'Inserire email valida'],
  [Email, " Nicolo.D'Amico@Foglio.example", "nicolo.d'amico@foglio.example"],
  [Email, 'rossi&figli@Caffè.example', 'rossi&figli@xn--caff-8oa.example'],
  [Email, `${'a'.repeat(65)}@posta.example`, 'Inserire email valida'],
  [Email, '\u200bgiulia@posta.example\u200b', 'giulia@posta.example'],
  [Email, 'giulia＠posta.example', 'giulia@posta.example'],
  [Email, ' Giulia.Ferrante@Posta.example ', 'giulia.ferrante@posta.example'],
  [Email, `${'a'.repeat(250)}@posta.example`, 'Massimo 254 caratteri'],
  [NewPassword, '', 'Richiesto'],
  [NewPassword, 'troppo facile', 'Rispetta il formato richiesto per la password'],
  [NewPassword, `Aa1!${'x'.repeat(200)}`, 'Massimo 200 caratteri'],
  [MailedCode, '', 'Richiesto'],
  [MailedCode, '12345', 'Inserisci le sei cifre del codice'],
  [MailedCode, '123 456', '123456'],
])('VAL-02 case %#: %2$j is answered with %3$j', (schema, value, words) => {
  expect(said(schema, value)).toBe(words);
});

const COMPLETE = {
  email: 'giulia@posta.example',
  password: 'Abcdef1!',
  nome: 'Giulia',
  cognome: 'Ferrante',
  maggiorenne: true,
  informativa: true,
  marketing: false,
  profilazione: false,
  terzi: false,
};

test('ACC-09 a registration requires both declarations and no consent', () => {
  expect(v.safeParse(Registration, COMPLETE).success).toBe(true);
  for (const field of ['maggiorenne', 'informativa', 'nome', 'cognome'] as const) {
    const empty = { ...COMPLETE, [field]: field === 'nome' || field === 'cognome' ? ' ' : false };
    const result = v.safeParse(Registration, empty);
    expect(result.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      [field, 'Richiesto'],
    ]);
  }
});
