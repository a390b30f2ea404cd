import { takenBackSince } from '#domain/taken-back.ts';
import type { Orm } from '../db/connect.ts';
import { forgetRemoved } from '../db/press-recipients.ts';
import { fillReviews } from '../press-review/searches/fill-reviews.ts';
import { forgetOldUsage } from '../press-review/usage.ts';
import { lookEvery, type Queue } from '../queue/open-queue.ts';

const FILL = 'fill-press-reviews';
const EVERY_FIVE_MINUTES = '*/5 * * * *';
const POLLING_S = 30;

type Means = { orm: Orm; now: () => Date; report(error: unknown): void };

/** Fills press reviews by their saved searches, and forgets what their desks need no more, on one of the servers. */
export async function workOnReviewSearches({ boss, makeRoom }: Queue, means: Means): Promise<void> {
  await makeRoom([FILL], { once: true });
  await boss.work(FILL, lookEvery(POLLING_S), async () => {
    const { orm, report } = means;
    const now = means.now();
    await fillReviews({ orm, now, report });
    await forgetRemoved(orm, takenBackSince(now));
    await forgetOldUsage(orm, now);
  });
  await boss.schedule(FILL, EVERY_FIVE_MINUTES);
}
