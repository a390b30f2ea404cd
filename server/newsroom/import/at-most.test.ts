import { expect, test } from 'vitest';
import { atMost } from './at-most.ts';

test('no more than so many run at a time, all of them run, and a fault frees its place', async () => {
  const runExclusively = atMost(2);
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const task = (fails: boolean) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((end) => ends.push(end));
    running -= 1;
    if (fails) throw new Error('fault');
  };
  const all = Promise.allSettled(
    [true, false, true, false, false].map((fails) => runExclusively(task(fails))),
  );
  let ended = 0;
  while (ended < 5) {
    await Promise.resolve();
    const end = ends.shift();
    if (end) {
      end();
      ended += 1;
    }
  }
  expect((await all).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(most).toBe(2);
});
