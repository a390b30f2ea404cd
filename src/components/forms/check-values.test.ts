import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Email, NewPassword } from '#domain/validation/account-forms.ts';
import { errorsIn, onlyErrorsOf } from './check-values.ts';
import { passwordsMatch, RepeatedPassword } from './repeated-password.ts';

const Form = v.pipe(
  v.object({ email: Email, password: NewPassword, ...RepeatedPassword }),
  passwordsMatch('password'),
);

test('VAL-02 each field gets its own message, that of the first rule it breaks', () => {
  expect(errorsIn(Form, { email: '', password: '', conferma: '' })).toEqual({
    email: 'Richiesto',
    password: 'Richiesto',
    conferma: 'Richiesto',
  });
  expect(errorsIn(Form, { email: 'giulia@', password: 'Mattino', conferma: 'Mattin' })).toEqual({
    email: 'Inserire email valida',
    password: 'Rispetta il formato richiesto per la password',
    conferma: 'I campi non coincidono',
  });
});

test('VAL-02 two fields that must match have the error at the second', () => {
  const values = { email: 'giulia@posta.it', password: 'Mattino-7', conferma: 'Mattino-8' };
  expect(errorsIn(Form, values)).toEqual({ conferma: 'I campi non coincidono' });
  expect(errorsIn(Form, { ...values, conferma: 'Mattino-7' })).toEqual({});
});

test('VAL-02 only the given fields keep their errors', () => {
  expect(onlyErrorsOf({ email: 'Richiesto', password: 'Richiesto' }, new Set(['password', 'nome']))).toEqual({
    password: 'Richiesto',
  });
});
