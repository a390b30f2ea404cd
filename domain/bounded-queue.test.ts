import { describe, expect, test } from 'vitest';
import { BoundedQueue, QueueFull } from './bounded-queue.ts';

/** Tasks that end when they are told. */
function heldTasks(queue: BoundedQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    run: (name: string) =>
      queue.run(() => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      }),
    end: (name: string) => ends.get(name)?.(),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a bounded queue', () => {
  test('runs so many at once, the others in the order they came, and refuses who finds no place', async () => {
    const tasks = heldTasks(new BoundedQueue({ atOnce: 2, waiting: 2 }));
    const all = ['a', 'b', 'c', 'd'].map(tasks.run);
    await expect(tasks.run('e')).rejects.toThrow(QueueFull);
    expect(tasks.begun).toEqual(['a', 'b']);
    tasks.end('b');
    await settled();
    expect(tasks.begun).toEqual(['a', 'b', 'c']);
    const late = tasks.run('f');
    for (const name of ['a', 'c']) tasks.end(name);
    await settled();
    for (const name of ['d', 'f']) tasks.end(name);
    expect(await Promise.all([...all, late])).toEqual(['a', 'b', 'c', 'd', 'f']);
    expect(tasks.begun).toEqual(['a', 'b', 'c', 'd', 'f']);
  });

  test('goes on after a task that failed', async () => {
    const queue = new BoundedQueue({ atOnce: 1, waiting: 1 });
    const failed = queue.run(() => Promise.reject(new Error('failed')));
    const next = queue.run(async () => 'next');
    await expect(failed).rejects.toThrow('failed');
    expect(await next).toBe('next');
    expect(await queue.run(async () => 'after')).toBe('after');
  });
});
