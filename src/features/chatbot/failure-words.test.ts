import { expect, test } from 'vitest';
import { failureWords } from './failure-words.ts';

const failed = { state: 'failed', live: true, refusal: null, broken: false } as const;
const BARE = 'Si è verificato un errore durante l’elaborazione della richiesta.';

test('RAG-05 a failed answer suggests trying later, one in the history does not', () => {
  expect(failureWords(failed)).toBe(`${BARE} Riprova più tardi.`);
  expect(failureWords({ ...failed, refusal: { kind: 'server', waitS: null } })).toBe(
    `${BARE} Riprova più tardi.`,
  );
  expect(failureWords({ ...failed, live: false })).toBe(BARE);
  expect(failureWords({ ...failed, state: 'complete' })).toBeNull();
  expect(failureWords({ ...failed, state: 'stopped', live: false })).toBe('Risposta interrotta.');
});

test('API-07 a refusal names its reason', () => {
  const words = (
    kind: 'too-many-attempts' | 'unavailable' | 'offline' | 'access-denied',
    waitS: number | null = null,
  ) => failureWords({ ...failed, refusal: { kind, waitS } });
  expect(words('too-many-attempts', 61)).toMatch(/fra 2 minuti\.$/);
  expect(words('too-many-attempts', 20)).toMatch(/fra un minuto\.$/);
  expect(words('unavailable')).toBe('In questo momento l’archivio non può rispondere. Riprova fra poco.');
  expect(words('offline')).toMatch(/^Non c’è connessione/);
  expect(words('access-denied')).toMatch(/abbonamento/);
});
