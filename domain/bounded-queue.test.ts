import { describe, expect, test } from 'vitest';
import { BoundedQueue, QueueFull, type Turn } from './bounded-queue.ts';

/** Tasks that end when they are told. */
function heldTasks(queue: BoundedQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    run: (name: string, turn?: Turn) =>
      queue.run(() => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      }, turn),
    end: (name: string) => ends.get(name)?.(),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a bounded queue', () => {
  test('runs so many at once, the others in the order they came, and refuses who finds no place', async () => {
    const tasks = heldTasks(new BoundedQueue({ atOnce: 2, waiting: 2 }));
    const all = ['a', 'b', 'c', 'd'].map((name) => tasks.run(name));
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

  test('lanes take turns, however many one of them has waiting', async () => {
    const tasks = heldTasks(new BoundedQueue({ atOnce: 1, waiting: 9 }));
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => tasks.run(name, { lane: 'a' }));
    all.push(tasks.run('b1', { lane: 'b' }), tasks.run('c1', { lane: 'c' }), tasks.run('b2', { lane: 'b' }));
    for (let turn = 0; turn < all.length; turn += 1) {
      await settled();
      tasks.end(tasks.begun.at(-1) ?? '');
    }
    await settled();
    expect(tasks.begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  test('the last of the longest lane makes way for whoever has fewer waiting, and for nobody else', async () => {
    const tasks = heldTasks(new BoundedQueue({ atOnce: 1, waiting: 3 }));
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => tasks.run(name, { lane: 'a' }));
    await expect(tasks.run('a5', { lane: 'a' })).rejects.toThrow(QueueFull);
    all.push(tasks.run('b1', { lane: 'b' }));
    await expect(all[3]).rejects.toThrow(QueueFull);
    await expect(tasks.run('b2', { lane: 'b' })).rejects.toThrow(QueueFull);
    for (let turn = 0; turn < 4; turn += 1) {
      await settled();
      tasks.end(tasks.begun.at(-1) ?? '');
    }
    await settled();
    expect(tasks.begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  test('whoever goes first waits in a room of their own, before all others', async () => {
    const tasks = heldTasks(new BoundedQueue({ atOnce: 1, waiting: 2 }));
    const all = ['a', 'b', 'c'].map((name) => tasks.run(name, { lane: name }));
    await expect(tasks.run('d', { lane: 'd' })).rejects.toThrow(QueueFull);
    all.push(tasks.run('z', { lane: 'a', first: true }));
    for (let turn = 0; turn < all.length; turn += 1) {
      await settled();
      tasks.end(tasks.begun.at(-1) ?? '');
    }
    await Promise.all(all);
    expect(tasks.begun).toEqual(['a', 'z', 'b', 'c']);
  });

  test('a turn ends once', async () => {
    const queue = new BoundedQueue({ atOnce: 1, waiting: 2 });
    const leave = await queue.enter();
    const second = queue.enter();
    const third = queue.run(async () => 'third');
    leave();
    leave();
    let isThird = false;
    void third.then(() => {
      isThird = true;
    });
    const leaveSecond = await second;
    await settled();
    expect(isThird).toBe(false);
    leaveSecond();
    expect(await third).toBe('third');
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
