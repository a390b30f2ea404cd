import { forgetOldLimits } from '#server/accounts/db/rate-limits.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { everyFiveMinutes, type Queue } from '#server/base/queue/open-queue.ts';

/** Forgets every few minutes, on one of the servers, the counters of limits that are over. */
export const workOnLimits = (queue: Queue, { orm }: { orm: Orm }): Promise<void> =>
  everyFiveMinutes(queue, { name: 'forget-limits', work: () => forgetOldLimits(orm) });
