import { expect, test } from 'vitest';
import { errorsIn } from '#src/paper/forms/check-values.ts';
import { RegistrationForm } from './schema.ts';

const EMPTY = {
  ...{ email: '', password: '', conferma: '', nome: '', cognome: '' },
  ...{ maggiorenne: false, informativa: false, marketing: false, profilazione: false, terzi: false },
};

test('ACC-09 seven things are asked for; consents are not', () => {
  const errors = errorsIn(RegistrationForm, EMPTY);
  expect(Object.keys(errors).sort()).toEqual(
    ['cognome', 'conferma', 'email', 'informativa', 'maggiorenne', 'nome', 'password'].sort(),
  );
  expect(new Set(Object.values(errors))).toEqual(new Set(['Richiesto']));
});

test('VAL-02 passwords are compared while all else is still missing', () => {
  const errors = errorsIn(RegistrationForm, { ...EMPTY, password: 'Mattino', conferma: 'Mattin' });
  expect(errors.conferma).toBe('I campi non coincidono');
});
