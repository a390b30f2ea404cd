import { expect, test } from 'vitest';
import { BackgroundTasks } from './background-tasks.ts';

test('a background task begins after the answer, and its failure is reported', async () => {
  const told: unknown[] = [];
  const backgroundTasks = new BackgroundTasks((error) => told.push(error));
  const done: string[] = [];
  backgroundTasks.run(async () => void done.push('task'));
  backgroundTasks.run(() => Promise.reject(new Error('failed')));
  await Promise.resolve();
  done.push('answer');
  await backgroundTasks.settled(1000);
  expect(done).toEqual(['answer', 'task']);
  expect(told).toEqual([new Error('failed')]);
});

test('running background tasks are waited for, up to the time limit', async () => {
  const backgroundTasks = new BackgroundTasks(() => undefined);
  const cause = Promise.withResolvers<void>();
  let done = false;
  backgroundTasks.run(async () => {
    await cause.promise;
    done = true;
  });
  await backgroundTasks.settled(5);
  expect(done).toBe(false);
  const settled = backgroundTasks.settled(5000);
  cause.resolve();
  await settled;
  expect(done).toBe(true);
});
