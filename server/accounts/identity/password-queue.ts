import { availableParallelism } from 'node:os';
import { WorkQueue } from '#domain/work-queue.ts';
import type { ClientKey } from './client-key.ts';

/**
 * Threads for passwords. Judging takes a core for some milliseconds and hashing for some tens, so one core is left for
 * pages.
 */
export const CONCURRENCY = Math.max(1, availableParallelism() - 1);

/**
 * Places in the queue for unknown clients; known browsers and signed-in devices have as many of their own.
 */
export const MAX_WAITING = 50;

const queue = new WorkQueue({ password: { atOnce: CONCURRENCY, waiting: MAX_WAITING } }, CONCURRENCY, () =>
  performance.now(),
);

/**
 * Runs work on passwords, which other threads do, when it is the client's turn. Known browsers and signed-in
 * devices come first, so that strangers' tries do not keep readers out.
 * @throws QueueFull
 */
export const runInPasswordQueue = <T>({ key, known }: ClientKey, work: () => Promise<T>): Promise<T> =>
  queue.run('password', { key, known }, work);
