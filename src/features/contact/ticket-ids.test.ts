import { expect, test } from 'vitest';
import { ticketIds } from './ticket-ids.ts';

test('HLP-02 the same words are the same ticket, other words are another ticket', () => {
  let made = 0;
  const idOf = ticketIds(() => String(++made));
  expect(['a', 'a', 'b', 'b', 'a'].map(idOf)).toEqual(['1', '1', '2', '2', '3']);
});
