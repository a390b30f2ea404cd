import { expect, test } from 'vitest';
import { reasonText } from './read-sendings.ts';

test.each([
  [null, 'waiting', null],
  ['unsubscribed', 'skipped', 'Si è cancellato dalla rassegna.'],
  ['refused: 550', 'failed', 'Il server di posta l’ha rifiutata (550).'],
  [
    'ECONNECTION: tried 6 times',
    'failed',
    'Il server di posta non l’ha presa, dopo 6 tentativi (ECONNECTION).',
  ],
  ['450', 'waiting', 'Il server di posta non l’ha presa: sarà ritentata (450).'],
  ['toString', 'waiting', 'Il server di posta non l’ha presa: sarà ritentata (toString).'],
  ['552 Mailbox full', 'failed', 'Il server di posta l’ha respinta (552 Mailbox full).'],
  ['5.4.7', 'failed', 'Il server di posta l’ha respinta (5.4.7).'],
] as const)('PRS-04 a letter has a reason in words: %s while it is %s', (reason, status, words) => {
  expect(reasonText(reason, status)).toBe(words);
});
