import type { Orm } from '#server/base/db/connect.ts';
import { sql } from '#server/base/db/drizzle.ts';
import { seenPapers } from '#server/base/db/schema/newsletters-schema.ts';

export type SeenPaper = typeof seenPapers.$inferSelect;
type PaperState = Pick<SeenPaper, 'brand' | 'day' | 'issues'>;

/**
 * Records which issues of a paper and day have arrived. @returns since when any have been seen, and since
 * when these.
 */
export async function recordSeenPaper(
  orm: Orm,
  { brand, day, issues }: PaperState,
  now: Date,
): Promise<Pick<SeenPaper, 'seenSince' | 'sameSince'>> {
  const stored = seenPapers;
  const returned = { seenSince: stored.seenSince, sameSince: stored.sameSince };
  const sameDay = sql`${stored.day} = ${day}`;
  const [row] = await orm
    .insert(stored)
    .values({ brand, day, issues, seenSince: now, sameSince: now })
    .onConflictDoUpdate({
      target: stored.brand,
      set: {
        seenSince: sql`case when ${sameDay} then ${stored.seenSince} else excluded.seen_since end`,
        sameSince: sql`case when ${sameDay} and ${stored.issues} = ${issues} then ${stored.sameSince}
          else excluded.same_since end`,
        day,
        issues,
      },
    })
    .returning(returned);
  if (!row) throw new Error('the insert of a seen paper returned no row');
  return row;
}
