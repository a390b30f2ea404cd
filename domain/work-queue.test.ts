import { beforeEach, expect, test } from 'vitest';
import { QueueFull, undoWhenFull, WorkQueue } from './work-queue.ts';

let clock = 0;
beforeEach(() => {
  clock = 0;
});

const LIMITS = {
  short: { atOnce: 2, waiting: 100 },
  long: { atOnce: 1, waiting: 3 },
  drawn: { atOnce: 1, waiting: 100, apart: true },
  opened: { atOnce: 2, waiting: 100, apart: true },
  listed: { atOnce: 1, waiting: 100, apart: true, partOf: 'opened' as const },
};

/** A queue for two tasks at the same time, and the list of those begun: `a1` is the first task of lane a. */
function newQueue(kept = 0) {
  const queue = new WorkQueue(LIMITS, 2, () => clock, kept);
  const begun: string[] = [];
  const leaves = new Map<string, () => void>();
  return {
    begun,
    enter: (name: string, kind: keyof typeof LIMITS = 'short', known = false) =>
      queue.enter(kind, { key: name[0] ?? null, known }).then((leave) => {
        begun.push(name);
        leaves.set(name, leave);
      }),
    /** Ends a task after some time. */
    end: async (name: string, afterMs = 10) => {
      clock += afterMs;
      leaves.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('NAV-24 a requester with little recent work comes before one with much', async () => {
  const { enter, end, begun } = newQueue();
  await Promise.all([enter('a1'), enter('b1')]);
  const waiting = ['a2', 'b2', 'c1'].map((name) => enter(name));
  await end('a1', 300);
  expect(begun.at(-1)).toBe('c1');
  await end('b1', 10);
  // The work of b took longer than that of a.
  expect(begun.at(-1)).toBe('a2');
  await end('c1');
  expect(begun.at(-1)).toBe('b2');
  await Promise.all(waiting);
});

test('NAV-24 a reserved place is taken by no unknown requester, nor by a known one with much recent work', async () => {
  const { enter, end, begun } = newQueue(1);
  await enter('a1', 'short', true);
  await end('a1', 5000);
  const waiting = [enter('b1'), enter('c1'), enter('a2', 'short', true)];
  await enter('d1', 'short', true);
  expect(begun.slice(1)).toEqual(['b1', 'd1']);
  await end('d1');
  expect(begun.slice(1)).toEqual(['b1', 'd1']);
  await end('b1');
  expect(begun.at(-1)).toBe('c1');
  await end('c1');
  await Promise.all(waiting);
});

test('NAV-24 however many known requesters have the places, unknown ones have one turn of four', async () => {
  const { enter, end, begun } = newQueue(1);
  const known = [...'abcdefghijklmnop'].map((key) => `${key}1`);
  await Promise.all(known.slice(0, 2).map((name) => enter(name, 'short', true)));
  const waiting = [enter('y1'), enter('z1'), ...known.slice(2).map((name) => enter(name, 'short', true))];
  // One place is always taken.
  for (let at = 0; at < 9; at += 1) await end(begun[at] ?? '');
  expect(begun.slice(0, 6)).toContain('y1');
  expect(begun.slice(0, 11)).toContain('z1');
  for (let at = 9; at < 18; at += 1) await end(begun[at] ?? '');
  await Promise.all(waiting);
});

test('NAV-24 the only place of a queue is not reserved', async () => {
  const queue = new WorkQueue(LIMITS, 1, () => clock, 1);
  expect(await queue.run('short', { key: 'a', known: false }, async () => 'done')).toBe('done');
});

test('NAV-24 an occasional requester comes before those who always have tasks waiting', async () => {
  const { enter, end, begun } = newQueue(1);
  await enter('v1');
  const waiting = [...'abcdefghij'].map((key) => enter(`${key}1`));
  await end('v1', 40);
  for (let turn = 1; turn <= 30; turn += 1) {
    const name = begun.at(-1) ?? '';
    waiting.push(enter(`${name[0]}${turn + 1}`));
    await end(name, 40);
  }
  waiting.push(enter('v2'));
  await end(begun.at(-1) ?? '', 40);
  expect(begun.at(-1)).toBe('v2');
  for (const _ of 'abcdefghijv') await end(begun.at(-1) ?? '');
  await Promise.all(waiting);
});

test('NAV-24 the time a task was slowed down by others does not count as its work', async () => {
  const { enter, end, begun } = newQueue();
  await Promise.all([enter('a1'), enter('b1')]);
  await end('b1', 100);
  await end('a1', 0);
  await enter('c1');
  // Running alone, it takes as long as a and b took together.
  await end('c1', 90);
  await Promise.all([enter('x1'), enter('y1')]);
  const waiting = [enter('c2'), enter('a2')];
  await end('x1', 10);
  expect(begun.at(-1)).toBe('a2');
  await end('y1');
  await Promise.all(waiting);
});

test('NAV-24 no second task of a requester begins while another one has none running', async () => {
  const { enter, end, begun } = newQueue();
  await Promise.all([enter('a1'), enter('b1')]);
  const waiting = [enter('a2'), enter('b2')];
  await end('b1', 500);
  expect(begun.at(-1)).toBe('b2');
  await end('a1');
  await Promise.all(waiting);
});

test('NAV-24 a known requester has one task at a time before the unknown ones', async () => {
  const { enter, end, begun } = newQueue();
  await Promise.all([enter('a1', 'short', true), enter('b1')]);
  const waiting = [enter('a2', 'short', true), enter('a3', 'short', true), enter('c1')];
  await end('b1');
  expect(begun.at(-1)).toBe('c1');
  await end('c1');
  await end('a1');
  await Promise.all(waiting);
});

test('NAV-24 however many known requesters wait, others have one turn of four', async () => {
  const { enter, end, begun } = newQueue();
  await enter('z1', 'drawn');
  const known = [...'abcdefghijkl'].map((key) => `${key}1`);
  const waiting = [enter('y1', 'drawn'), enter('x1', 'drawn')];
  waiting.push(...known.slice(0, 3).map((name) => enter(name, 'drawn', true)));
  for (const [at, name] of known.entries()) {
    await end(begun.at(-1) ?? '');
    if (begun.includes('x1')) break;
    const next = known[at + 3];
    if (next && name) waiting.push(enter(next, 'drawn', true));
  }
  expect(begun).toEqual(['z1', 'a1', 'b1', 'c1', 'y1', 'd1', 'e1', 'f1', 'x1']);
});

test('NAV-24 a requester with a little recent work is not overtaken for ever by newcomers', async () => {
  const { enter, end, begun } = newQueue(1);
  await enter('a1');
  await end('a1', 100);
  const strangers = Array.from({ length: 200 }, (_, at) => `${String.fromCodePoint(0x4e00 + at)}1`);
  await enter(strangers[0] ?? '');
  const waiting = [enter('a2')];
  for (const [at, name] of strangers.entries()) {
    if (begun.includes('a2')) break;
    waiting.push(enter(strangers[at + 1] ?? ''));
    await end(name, 20);
  }
  expect(begun.at(-1)).toBe('a2');
  expect(begun.length).toBeLessThan(100);
});

test('NAV-24 work that was done long ago does not count', async () => {
  const { enter, end, begun } = newQueue();
  await enter('a1');
  await end('a1', 5000);
  clock += 3_600_000;
  await Promise.all([enter('b1'), enter('c1')]);
  const waiting = [enter('a2'), enter('b2')];
  await end('b1', 50);
  expect(begun.at(-1)).toBe('a2');
  await end('c1');
  await Promise.all(waiting);
});

test('NAV-24 known requesters come first, even after some work', async () => {
  const { enter, end, begun } = newQueue();
  await Promise.all([enter('a1', 'short', true), enter('b1')]);
  const waiting = [enter('c1'), enter('a2', 'short', true)];
  await end('a1', 900);
  expect(begun.at(-1)).toBe('a2');
  await end('b1');
  await Promise.all(waiting);
});

test('NAV-24 a known requester with much recent work comes like all others', async () => {
  const { enter, end, begun } = newQueue();
  await Promise.all([enter('a1', 'short', true), enter('b1')]);
  const waiting = [enter('a2', 'short', true), enter('c1'), enter('d1')];
  await end('a1', 10_000);
  await end('b1', 10);
  expect(begun.slice(2)).toEqual(['c1', 'd1']);
  await end('c1');
  expect(begun.at(-1)).toBe('a2');
  await Promise.all(waiting);
});

test('NAV-24 a kind at its limit does not delay other kinds, and a kind that runs apart takes no place', async () => {
  const { enter, end, begun } = newQueue();
  await enter('a1', 'long');
  const second = enter('b1', 'long');
  await enter('c1', 'short');
  await enter('d1', 'drawn');
  expect(begun).toEqual(['a1', 'c1', 'd1']);
  await end('a1');
  expect(begun.at(-1)).toBe('b1');
  await second;
});

test('NAV-24 in a full queue the last task of the requester with the most waiting is refused', async () => {
  const { enter, end } = newQueue();
  await enter('a1', 'long');
  const waiting = [enter('a2', 'long'), enter('a3', 'long'), enter('b1', 'long')];
  const made = enter('c1', 'long');
  await expect(waiting[1]).rejects.toThrow(QueueFull);
  await expect(enter('b2', 'long')).rejects.toThrow(QueueFull);
  for (const name of ['a1', 'b1', 'c1', 'a2']) await end(name);
  await Promise.all([waiting[0], waiting[2], made]);
});

test('NAV-24 tasks of known requesters have a waiting room of their own', async () => {
  const { enter, end, begun } = newQueue();
  await enter('a1', 'long');
  const waiting = ['b1', 'c1', 'd1'].map((name) => enter(name, 'long'));
  await expect(enter('e1', 'long')).rejects.toThrow(QueueFull);
  waiting.push(enter('f1', 'long', true));
  await end('a1');
  expect(begun.at(-1)).toBe('f1');
  for (const name of ['f1', 'b1', 'c1', 'd1']) await end(name);
  await Promise.all(waiting);
});

const MINE = { key: 'a', known: false };

test('a turn ends only once', async () => {
  const queue = new WorkQueue(LIMITS, 2, () => clock);
  const leave = await queue.enter('long', MINE);
  const second = queue.enter('long', MINE);
  let isThird = false;
  const third = queue.run('long', MINE, async () => {
    isThird = true;
  });
  leave();
  leave();
  const leaveSecond = await second;
  await new Promise((resolve) => setImmediate(resolve));
  expect(isThird).toBe(false);
  leaveSecond();
  await third;
});

test('a queue continues after a failed task', async () => {
  const queue = new WorkQueue(LIMITS, 2, () => clock);
  const failed = queue.run('long', MINE, () => Promise.reject(new Error('failed')));
  const next = queue.run('long', MINE, async () => 'next');
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('next');
});

test('NAV-24 a kind that is part of another counts in its limit, and leaves the rest to it', async () => {
  const { enter, end, begun } = newQueue();
  const tasks = [
    ...['a1', 'b1'].map((name) => enter(name, 'listed')),
    ...['c1', 'd1'].map((name) => enter(name, 'opened')),
  ];
  await end('');
  expect(begun).toEqual(['a1', 'c1']);
  await end('c1');
  expect(begun).toEqual(['a1', 'c1', 'd1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'c1', 'd1', 'b1']);
  await Promise.all(tasks);
});

test('a task that a full queue refuses is undone before its client is answered; any other failure is not', async () => {
  const steps: string[] = [];
  const undo = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    steps.push('undone');
  };
  await undoWhenFull(Promise.reject(new QueueFull()), undo).catch(() => steps.push('answered'));
  expect(steps).toEqual(['undone', 'answered']);
  await expect(undoWhenFull(Promise.reject(new TypeError('fault')), undo)).rejects.toThrow('fault');
  expect(await undoWhenFull(Promise.resolve('done'), undo)).toBe('done');
  expect(steps).toHaveLength(2);
});
