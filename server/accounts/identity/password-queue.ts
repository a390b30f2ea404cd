import { availableParallelism } from 'node:os';
import { WorkQueue } from '#domain/work-queue.ts';
import type { ClientKey } from './client-key.ts';

/**
 * Threads for passwords. Judging takes a core for some milliseconds and hashing for some tens, so one core is left for
 * pages.
 */
export const AT_ONCE = Math.max(1, availableParallelism() - 1);

/** Places in the queue for unknown clients; known browsers have as many of their own. */
export const WAITING = 50;

const queue = new WorkQueue({ password: { atOnce: AT_ONCE, waiting: WAITING } }, AT_ONCE, () =>
  performance.now(),
);

/**
 * Hashes and judges passwords on other threads, when it is the client's turn. Known browsers and signed-in devices come
 * first, so that strangers' tries do not keep readers out.
 * @throws QueueFull
 */
export const runQueued = <T>({ key, known }: ClientKey, work: () => Promise<T>): Promise<T> =>
  queue.run('password', { key, known }, work);
