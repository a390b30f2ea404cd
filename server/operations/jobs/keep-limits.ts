import type { Orm } from '#server/base/db/connect.ts';
import { forgetOldLimits } from '#server/base/db/rate-limits.ts';
import { everyFiveMinutes, type Queue } from '#server/base/queue/open-queue.ts';

/** Forgets every few minutes, on one of the servers, the counters of limits that are over. */
export const workOnLimits = (queue: Queue, { orm }: { orm: Orm }): Promise<void> =>
  everyFiveMinutes(queue, { name: 'forget-limits', work: () => forgetOldLimits(orm) });
