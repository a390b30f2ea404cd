import { expect, test } from 'vitest';
import { createRenderBatches } from './render-in-batches.ts';

/** Simulates waiting rows, with frames that the test triggers; each row takes `rowMs` to render and show. */
function wait(count: number, rowMs: number, most?: number) {
  let now = 0;
  let unseen = 0;
  const frames: (() => void)[] = [];
  const shown: (() => void)[] = [];
  const deps = {
    nextFrame: (work: () => void) => frames.push(work),
    afterFrame: (work: () => void) => shown.push(work),
    clock: () => now,
    batch: (work: () => void) => work(),
  };
  const turns = createRenderBatches(deps, most);
  const done: number[] = [];
  const leave = Array.from({ length: count }, (_, row) =>
    turns.enqueue(() => {
      done.push(row);
      now += rowMs / 2;
      unseen += 1;
    }),
  );
  const frame = () => {
    for (const work of frames.splice(0)) work();
    now += (unseen * rowMs) / 2;
    unseen = 0;
    for (const work of shown.splice(0)) work();
    return done.length;
  };
  return { frame, done, leave, turns, frames };
}

test('PRS-04 rows are rendered in order, more per frame where they are quick', () => {
  const { frame, done, frames } = wait(30, 1);
  expect([frame(), frame(), frame(), frame()]).toEqual([2, 5, 9, 13]);
  expect([frame(), frame(), frame(), frame(), frame()]).toEqual([17, 21, 25, 29, 30]);
  expect(done).toEqual(Array.from({ length: 30 }, (_, row) => row));
  frame();
  expect(frames).toEqual([]);
});

test('PRS-04 slow rows are rendered a few per frame, but at least one', () => {
  const slow = wait(10, 9);
  expect([slow.frame(), slow.frame(), slow.frame()]).toEqual([2, 4, 6]);
  const slower = wait(10, 200);
  expect([slower.frame(), slower.frame(), slower.frame()]).toEqual([2, 3, 4]);
});

test('PRS-04 with a maximum of one, every row gets a frame of its own, however quick', () => {
  const { frame } = wait(4, 1, 1);
  expect([frame(), frame(), frame(), frame()]).toEqual([1, 2, 3, 4]);
});

test('PRS-04 a removed row is not rendered, and rows added after all others are', () => {
  const { frame, done, leave, turns } = wait(2, 1);
  leave[1]?.();
  expect(frame()).toBe(1);
  frame();
  turns.enqueue(() => done.push(9));
  expect(frame()).toBe(2);
  expect(done).toEqual([0, 9]);
});
