import type { UsageEvent } from '#domain/press-review/sending.ts';
import { nameOf } from '#server/accounts/readers/names.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { deleteUsageBefore, usageOf } from './db/press-usage.ts';
import type { ReviewContext } from './review-context.ts';

const DAY_MS = 86_400_000;
const SHOWN_DAYS = 90;
/**
 * How many events of each kind are listed. The limit is per kind, so that many openings do not hide who forwarded a
 * review.
 */
const MAX_EVENTS_PER_KIND = 500;

/** Events before this moment are no longer shown. */
const shownSince = (now: Date): Date => new Date(now.getTime() - SHOWN_DAYS * DAY_MS);

type UsageWithName = Awaited<ReturnType<typeof usageOf>>[number];

const toEvent = ({ at, kind, by, who, what, name, surname, companyName }: UsageWithName): UsageEvent => ({
  at: at.toISOString(),
  kind,
  by,
  what,
  who: name === null || surname === null ? (who ?? '') : nameOf({ name, surname, companyName }),
});

/** Usage of the reviews of a desk: what was done and by whom, the latest first. */
export const readUsage = async ({ orm, desk, now }: Pick<ReviewContext, 'orm' | 'desk' | 'now'>) =>
  (await usageOf(orm, desk.id, shownSince(now), MAX_EVENTS_PER_KIND)).map(toEvent);

export const deleteOldUsage = (orm: Orm, now: Date): Promise<void> => deleteUsageBefore(orm, shownSince(now));
