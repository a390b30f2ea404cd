import { expect, test } from 'vitest';
import { BackgroundTasks } from './background-tasks.ts';

test('a task begins after what was being answered, and its failure is told', async () => {
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

test('those under way are waited for, as long as that may last', async () => {
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
