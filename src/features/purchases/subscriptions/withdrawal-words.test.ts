import { expect, test } from 'vitest';
import { ApiError } from '#domain/api-error.ts';
import { lateFailure } from './withdrawal-words.ts';

test.each([
  [
    'withdrawal-not-possible',
    'Il recesso non è più possibile. Sono passati i 14 giorni, oppure l’abbonamento è già terminato.',
  ],
  ['offline', 'Non siamo riusciti a registrare il recesso. Riprova quando torna la rete.'],
  [
    'session-lost',
    'Non siamo riusciti a registrare il recesso. La sessione è scaduta. Accedi di nuovo per continuare.',
  ],
  ['server', 'Non siamo riusciti a registrare il recesso. Riprova.'],
] as const)('ACC-03 a withdrawal that failed with %s after its dialog was closed names its cause', (kind, words) => {
  expect(lateFailure(new ApiError(kind, { operation: 'withdraw' }))).toBe(words);
});
