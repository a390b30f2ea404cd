import { availableParallelism } from 'node:os';
import { WorkQueue } from '#domain/work-queue.ts';
import type { ClientKey } from './client-key.ts';

/** Each takes a core for some milliseconds, hashes some tens: one is left to the pages of everybody else. */
export const AT_ONCE = Math.max(1, availableParallelism() - 1);

/** Of strangers; as many more whose browsers are known. */
export const WAITING = 50;

const queue = new WorkQueue({ password: { atOnce: AT_ONCE, waiting: WAITING } }, AT_ONCE, () =>
  performance.now(),
);

/**
 * Hashes and judges passwords on threads beside the answering, when it is a client's turn. Browsers that their reader is
 * known by, and devices that are signed in, have the first turn of all: strangers' tries keep nobody from what is theirs.
 * @throws QueueFull
 */
export const runQueued = <T>({ key, known }: ClientKey, work: () => Promise<T>): Promise<T> =>
  queue.run('password', { key, known }, work);
