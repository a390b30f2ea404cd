import { expect, test } from 'vitest';
import { kindOf } from './asked-kind.ts';

test.each([
  ['Chi ha fatto il reportage?', 'author'],
  ['chi ha curato l’intervista', 'author'],
  ['Chi ha realizzato il servizio?', 'author'],
  ['Chi ha fatto la torta?', 'who'],
  ['Chi ha condotto l’inchiesta sul crollo?', 'who'],
  ['Chi ha fatto l’inchiesta sui mulini di Vezzola?', 'author'],
  ['dimmi in 3 righe cosa prevede la legge', 'summary'],
  ['Fammi una sintesi della legge', 'summary'],
  ['Che cosa è crollato in tre punti della città?', 'anything'],
  ['Quand’è la finale?', 'when'],
  ["Quand'è nato il pittore?", 'when'],
  ['xké chiude il ponte?', 'why'],
])('RAG-07 %s asks for: %s', (question, kind) => {
  expect(kindOf(question)).toBe(kind);
});
