import { expect, test } from 'vitest';
import { asksScore } from './score-question.ts';

test.each([
  ['Con che punteggio ha vinto?', true],
  ['Come è finita la partita di ieri?', true],
  ['com’è finito il derby', true],
  ['Come è finito il derby?', true],
  ['Come è finita Roma-Lazio?', true],
  ['Qual è il risultato della finale?', true],
  ['come è finita roma-lazio', true],
  ['Come sono finite le partite di ieri?', true],
  ['Che risultato ha fatto il derby?', true],
  ['Qual è il risultato dei quarti di finale?', true],
  ['Come è finita la gara Vesani-Torrebruna?', true],
  ['Come è finita la gara per il ponte?', false],
  ['Come è finito l’incontro tra i due presidenti?', false],
  ['Come è finita la trattativa Usa-Cina?', false],
  ['Qual è il risultato delle elezioni in Emilia-Romagna?', false],
  ['Come è finita la trattativa sul porto?', false],
  ['Che risultato ha ottenuto il referendum?', false],
  ['Perché la ragazza è finita in ospedale?', false],
])('RAG-07 whether %j asks for a score is %o', (question, asks) => {
  expect(asksScore(question)).toBe(asks);
});
