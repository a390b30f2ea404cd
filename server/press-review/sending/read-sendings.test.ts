import { expect, test } from 'vitest';
import { reasonText } from './read-sendings.ts';

test.each([
  [null, null],
  ['unsubscribed', 'Si è cancellato dalla rassegna.'],
  ['refused: 550', 'Il server di posta l’ha rifiutata (550).'],
  ['ECONNECTION: tried 6 times', 'Il server di posta non l’ha presa, dopo 6 tentativi (ECONNECTION).'],
  ['450', 'Il server di posta non l’ha presa: sarà ritentata (450).'],
  ['toString', 'Il server di posta non l’ha presa: sarà ritentata (toString).'],
])('PRS-04 a letter that was not sent has a reason in words: %s', (reason, words) => {
  expect(reasonText(reason)).toBe(words);
});
