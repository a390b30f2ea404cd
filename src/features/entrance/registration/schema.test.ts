import { expect, test } from 'vitest';
import { errorsIn } from '#src/components/forms/check-values.ts';
import { REGISTRATION_LABELS } from './registration-labels.ts';
import { REGISTRATION_FORMS } from './schema.ts';

const EMPTY = {
  email: '',
  password: '',
  conferma: '',
  nome: '',
  cognome: '',
  maggiorenne: false,
  informativa: false,
  marketing: false,
  profilazione: false,
  terzi: false,
};

test('ACC-09 seven fields are required; consents are not', () => {
  const errors = errorsIn(REGISTRATION_FORMS.persona, EMPTY);
  expect(Object.keys(errors).sort()).toEqual(
    ['cognome', 'conferma', 'email', 'informativa', 'maggiorenne', 'nome', 'password'].sort(),
  );
  expect(new Set(Object.values(errors))).toEqual(new Set(['Richiesto']));
});

test('VAL-02 passwords are compared while other fields are still missing', () => {
  const errors = errorsIn(REGISTRATION_FORMS.persona, { ...EMPTY, password: 'Mattino', conferma: 'Mattin' });
  expect(errors.conferma).toBe('I campi non coincidono');
});

test.each([
  ['azienda', 21, 'Serve la partita IVA o il codice fiscale'],
  ['pa', 21, undefined],
] as const)('ACC-09 ACC-06 an empty form of %s requires the invoice data and each clause', (kind, fields, vat) => {
  const errors = errorsIn(REGISTRATION_FORMS[kind], EMPTY);
  expect(Object.keys(errors)).toHaveLength(fields);
  expect(Object.keys(errors).filter((name) => name.startsWith('clausola_'))).toHaveLength(6);
  expect(errors.partita_iva).toBe(vat);
  const told = Object.keys(REGISTRATION_LABELS[kind]);
  expect(Object.keys(errors).filter((name) => !told.includes(name))).toEqual([]);
});

test('VAL-02 fields of another kind cause no errors', () => {
  const person = { ...EMPTY, azienda: '', partita_iva: '123', 'clausola_3.6': false };
  expect(errorsIn(REGISTRATION_FORMS.persona, person)).not.toHaveProperty('partita_iva');
});
