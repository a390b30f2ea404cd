import { expect, test } from 'vitest';
import { ApiError } from '#domain/api-error.ts';
import { explainFailure } from './explain-failure.ts';

const CONTACTS = { phone: '06 5550 0142', email: 'assistenza@ilmessaggero.it' };
const WAY_OUT = 'Se non basta, chiama lo 06 5550 0142 o scrivi a assistenza@ilmessaggero.it.';
const explained = (kind: ConstructorParameters<typeof ApiError>[0], wait?: number) =>
  explainFailure(new ApiError(kind, { operation: 'sendTicket', ...(wait && { wait }) }), CONTACTS);

test('HLP-02 a message that could not be sent is reported with the other contacts', () => {
  expect(explained('server')).toEqual({
    title: 'Il messaggio non è partito.',
    text: `Quello che hai scritto è ancora qui: riprova tra qualche istante. ${WAY_OUT}`,
  });
  expect(explained('too-many-attempts', 1800)).toEqual({
    title: 'Il messaggio non è partito.',
    text: `Ne hai inviati molti: riprova tra 30 minuti. ${WAY_OUT}`,
  });
});

test('HLP-02 an invalid field is reported at the field', () => {
  expect(explained('too-large')).toMatchObject({ field: 'allegato' });
  expect(explained('forbidden')).toMatchObject({ field: 'argomento' });
  expect(explained('field-not-valid')).toBeNull();
  expect(explained('offline')).toBeNull();
});
