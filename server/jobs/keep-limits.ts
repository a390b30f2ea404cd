import type { Orm } from '../db/connect.ts';
import { forgetOldLimits } from '../db/rate-limits.ts';
import { everyFiveMinutes, type Queue } from '../queue/open-queue.ts';

/** Forgets every few minutes, on one of the servers, the counters of limits that are over. */
export const workOnLimits = (queue: Queue, { orm }: { orm: Orm }): Promise<void> =>
  everyFiveMinutes(queue, { name: 'forget-limits', work: () => forgetOldLimits(orm) });
