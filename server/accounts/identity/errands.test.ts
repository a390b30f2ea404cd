import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Errands } from './errands.ts';

test('an errand begins after what was being answered, and its failure is told', async () => {
  const told: unknown[] = [];
  const errands = new Errands((error) => told.push(error));
  const done: string[] = [];
  errands.run(async () => void done.push('errand'));
  errands.run(() => Promise.reject(new Error('failed')));
  await Promise.resolve();
  done.push('answer');
  await errands.settled(1000);
  expect(done).toEqual(['answer', 'errand']);
  expect(told).toEqual([new Error('failed')]);
});

test('those under way are waited for, as long as that may last', async () => {
  const errands = new Errands(() => undefined);
  let done = false;
  errands.run(async () => {
    await setTimeout(100);
    done = true;
  });
  await errands.settled(5);
  expect(done).toBe(false);
  await errands.settled(5000);
  expect(done).toBe(true);
});
