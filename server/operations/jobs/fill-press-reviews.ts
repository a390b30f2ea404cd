import { undoableSince } from '#domain/undo-period.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { everyFiveMinutes, type Queue } from '#server/base/queue/open-queue.ts';
import { runSteps } from '#server/base/queue/run-steps.ts';
import { forgetRemoved } from '#server/press-review/db/press-recipients.ts';
import { fillReviews } from '#server/press-review/searches/fill-reviews.ts';
import { deleteOldUsage } from '#server/press-review/usage.ts';

type Deps = { orm: Orm; now: () => Date; report(error: unknown): void; stopSignal: AbortSignal };

/**
 * Schedules the job that fills press reviews from their saved searches and deletes data that their desks no longer
 * need, on one of the servers.
 */
export const scheduleReviewFilling = (queue: Queue, deps: Deps): Promise<void> =>
  everyFiveMinutes(queue, {
    name: 'fill-press-reviews',
    async work() {
      const { orm, report, stopSignal } = deps;
      const now = deps.now();
      await runSteps(report, [
        () => fillReviews({ orm, now, report, stopSignal }),
        () => forgetRemoved(orm, undoableSince(now)),
        () => deleteOldUsage(orm, now),
      ]);
    },
  });
