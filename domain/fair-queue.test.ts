import { describe, expect, test } from 'vitest';
import { QueueFull } from './bounded-queue.ts';
import { FairQueue, type Turn } from './fair-queue.ts';

/** Tasks that end when they are told; the name's first letter is the place. */
function heldTasks(queue: FairQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, turn: Partial<Turn> = {}) =>
    queue.run({ from: name.slice(0, 1), ...turn }, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  /** Ends what was begun, one after the other, until nothing is begun any more. */
  const endAll = async () => {
    for (let at = 0; at < begun.length; at += 1) {
      ends.get(begun[at] ?? '')?.();
      await settled();
    }
    return begun;
  };
  return { run, endAll };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a fair queue', () => {
  test('lets one of each place in by turns, whoever came first', async () => {
    const { run, endAll } = heldTasks(new FairQueue({ atOnce: 1, waiting: 9, each: 9 }));
    const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => run(name));
    expect(await endAll()).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
    await Promise.all(all);
  });

  test('lets in first whom it is told to, though the room of the others is full', async () => {
    const { run, endAll } = heldTasks(new FairQueue({ atOnce: 1, waiting: 2, each: 1 }));
    const all = ['a', 'b', 'c'].map((name) => run(name));
    await expect(run('d')).rejects.toThrow(QueueFull);
    all.push(run('z', { first: true }));
    expect(await endAll()).toEqual(['a', 'z', 'b', 'c']);
    await Promise.all(all);
  });

  test('refuses one place what is beyond its own, and takes another’s last for whoever has fewer', async () => {
    const { run, endAll } = heldTasks(new FairQueue({ atOnce: 1, waiting: 3, each: 3 }));
    const first = ['a0', 'a1', 'a2'].map((name) => run(name));
    const last = run('a3');
    const refused = expect(last).rejects.toThrow(QueueFull);
    await expect(run('a4')).rejects.toThrow(QueueFull);
    const other = run('b1');
    await refused;
    // Now each has its share: two of one place, one of the other.
    const third = run('c1');
    await expect(run('d1')).rejects.toThrow(QueueFull);
    const turnedAway = expect(first[2]).rejects.toThrow(QueueFull);
    await turnedAway;
    expect(await endAll()).toEqual(['a0', 'a1', 'b1', 'c1']);
    await Promise.all([first[0], first[1], other, third]);
  });

  test('goes on after a task that failed', async () => {
    const queue = new FairQueue({ atOnce: 1, waiting: 1, each: 1 });
    const failed = queue.run({ from: 'a' }, () => Promise.reject(new Error('failed')));
    const next = queue.run({ from: 'b' }, async () => 'next');
    await expect(failed).rejects.toThrow('failed');
    expect(await next).toBe('next');
    expect(await queue.run({ from: 'a' }, async () => 'after')).toBe('after');
  });
});
