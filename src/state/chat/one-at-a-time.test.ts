import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('HLP-09 an answer never replaces a newer one, however often it is requested meanwhile', async () => {
  const answers: (() => void)[] = [];
  const run = oneAtATime(() => new Promise((resolve) => answers.push(resolve)));
  const first = run();
  const others = [run(), run()];
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  await Promise.all([first, ...others]);
  expect(answers).toHaveLength(2);
});

test('HLP-09 a failed run can be requested again', async () => {
  let times = 0;
  const run = oneAtATime(() => {
    times += 1;
    return times === 1 ? Promise.reject(new Error('offline')) : Promise.resolve();
  });
  await expect(run()).rejects.toThrow('offline');
  await run();
  expect(times).toBe(2);
});

test('HLP-09 a run that was requested during a failing one follows it', async () => {
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const run = oneAtATime(() => new Promise((resolve, reject) => answers.push({ resolve, reject })));
  const both = Promise.all([run(), run()]);
  answers[0]?.reject(new Error('offline'));
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.resolve();
  await both;
});
