import { expect, test } from 'vitest';
import { VALIDATION_MESSAGES } from '#domain/validation/account-forms.ts';
import { PROFILE_MESSAGES } from '#domain/validation/profile-messages.ts';
import { summaryWords } from './summary-words.ts';

const { required, email } = VALIDATION_MESSAGES;
const ALL = 'Compilare tutti i campi richiesti.';
const CHECK = 'Controlla i campi segnalati.';

test.each([
  [[required], ALL, 'Manca un campo.'],
  [[required, required], ALL, 'Mancano 2 campi.'],
  [[email], CHECK, undefined],
  // A count of missing fields would be misleading where other fields are invalid for another reason.
  [[required, email], ALL, CHECK],
  [[PROFILE_MESSAGES.sdiOrPec, required], ALL, CHECK],
])('VAL-02 for fields with the errors %j the summary is %j and %j', (messages, title, text) => {
  expect(summaryWords(messages)).toEqual({ title, text });
});
