import { expect, test } from 'vitest';
import { ApiError } from '#domain/api-error.ts';
import { exportFailure } from './export-words.ts';

test.each([
  ['offline', 'Il file PDF non è arrivato. Riprova quando c’è la rete.'],
  ['server', 'Il file PDF non è arrivato. Riprova tra qualche minuto.'],
  ['too-many-attempts', 'Hai chiesto molti file in poco tempo: riprova fra qualche minuto.'],
  ['access-denied', 'L’abbonamento alla rassegna stampa non è più attivo.'],
  ['login-required', 'Per continuare devi effettuare l’accesso.'],
  ['session-lost', 'La sessione è scaduta. Accedi di nuovo per continuare.'],
  ['invalid-browser', 'Il tuo accesso è passato a un altro dispositivo. Accedi di nuovo per continuare qui.'],
  ['not-found', 'Non c’è niente da scaricare: i ritagli sono stati ritirati.'],
] as const)('PRS-04 a file that failed with %s names its cause', (kind, words) => {
  expect(exportFailure(new ApiError(kind, { operation: 'exportReview' }), 'pdf')).toBe(words);
});
