import { expect, test } from 'vitest';
import { runSteps } from './run-steps.ts';

test('RAG-02 a step of a job that fails keeps no later step from running, and is reported', async () => {
  const ran: string[] = [];
  const reported: unknown[] = [];
  const failure = new Error('no such holiday');
  const steps = [
    async () => ran.push('first'),
    async () => {
      throw failure;
    },
    async () => ran.push('last'),
  ];
  await runSteps((error) => reported.push(error), steps);
  expect(ran).toEqual(['first', 'last']);
  expect(reported).toEqual([failure]);
});
