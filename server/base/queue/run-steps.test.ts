import { expect, test } from 'vitest';
import { runSteps } from './run-steps.ts';

test('RAG-02 a step of a job that fails keeps no later step from running, and is reported', async () => {
  const ran: string[] = [];
  const failure = new Error('no such holiday');
  const steps = [
    async () => ran.push('first'),
    async () => {
      throw failure;
    },
    async () => ran.push('last'),
  ];
  await expect(runSteps('tending chats', steps)).rejects.toMatchObject({
    message: 'tending chats: 1 failures',
    errors: [failure],
  });
  expect(ran).toEqual(['first', 'last']);
});
