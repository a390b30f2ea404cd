import { expect, test } from 'vitest';
import { createRenderBatches } from './render-in-batches.ts';

/** Rows that wait for frames which a test shows; each row that has its turn takes so long to be made and shown. */
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
    turns.take(() => {
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

test('PRS-04 rows have their turn in their order, more of them where they are quick', () => {
  const { frame, done, frames } = wait(30, 1);
  expect([frame(), frame(), frame(), frame()]).toEqual([2, 5, 9, 13]);
  expect([frame(), frame(), frame(), frame(), frame()]).toEqual([17, 21, 25, 29, 30]);
  expect(done).toEqual(Array.from({ length: 30 }, (_, row) => row));
  frame();
  expect(frames).toEqual([]);
});

test('PRS-04 where rows are slow a frame has few of them, but one at least', () => {
  const slow = wait(10, 9);
  expect([slow.frame(), slow.frame(), slow.frame()]).toEqual([2, 4, 6]);
  const slower = wait(10, 200);
  expect([slower.frame(), slower.frame(), slower.frame()]).toEqual([2, 3, 4]);
});

test('PRS-04 where one is all that a frame has, each has its own, however quick', () => {
  const { frame } = wait(4, 1, 1);
  expect([frame(), frame(), frame(), frame()]).toEqual([1, 2, 3, 4]);
});

test('PRS-04 a row that has gone takes no turn, and others come when all are done', () => {
  const { frame, done, leave, turns } = wait(2, 1);
  leave[1]?.();
  expect(frame()).toBe(1);
  frame();
  turns.take(() => done.push(9));
  expect(frame()).toBe(2);
  expect(done).toEqual([0, 9]);
});
