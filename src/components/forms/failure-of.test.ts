import { expect, test } from 'vitest';
import { ApiError } from '#domain/api-error.ts';
import { failureOf } from './failure-of.ts';

const refused = (kind: ConstructorParameters<typeof ApiError>[0], details = {}) =>
  new ApiError(kind, { operation: 'register', ...details });

test('VAL-03 the server’s error about a field is shown at the field', () => {
  const error = refused('field-not-valid', { field: { path: 'email', message: 'Inserire email valida' } });
  expect(failureOf(error, ['email'])).toEqual({ field: 'email', message: 'Inserire email valida' });
  expect(failureOf(error, ['codice'])).toHaveProperty('title');
});

test('too many attempts are reported with the time to wait', () => {
  expect(failureOf(refused('too-many-attempts', { wait: 840 }), [])).toMatchObject({
    text: expect.stringContaining('tra 14 minuti'),
  });
});

test.each([
  ['offline', 'Non c’è connessione.'],
  ['invalid-credentials', 'E-mail o password non corrette.'],
  ['code-not-valid', 'Il codice non è valido o è scaduto.'],
  ['access-denied', 'Accesso negato:'],
  ['session-lost', 'La sessione è scaduta.'],
  ['server', 'Si è verificato un errore.'],
] as const)('%s has a message of its own', (kind, title) => {
  expect(failureOf(refused(kind), [])).toMatchObject({ title });
});
