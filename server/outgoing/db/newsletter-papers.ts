import { sql } from 'drizzle-orm';
import type { Orm } from '#server/base/db/connect.ts';
import { seenPapers } from '#server/base/db/schema/newsletters-schema.ts';

export type SeenPaper = typeof seenPapers.$inferSelect;
type Seen = Pick<SeenPaper, 'brand' | 'day' | 'issues'>;

/**
 * Records the state of a paper of a day. @returns since when the paper has been seen at all, and since when in this
 * state.
 */
export async function keepSeenPaper(
  orm: Orm,
  { brand, day, issues }: Seen,
  now: Date,
): Promise<Pick<SeenPaper, 'seenSince' | 'sameSince'>> {
  const known = seenPapers;
  const sinceThen = { seenSince: known.seenSince, sameSince: known.sameSince };
  const sameDay = sql`${known.day} = ${day}`;
  const [row] = await orm
    .insert(known)
    .values({ brand, day, issues, seenSince: now, sameSince: now })
    .onConflictDoUpdate({
      target: known.brand,
      set: {
        seenSince: sql`case when ${sameDay} then ${known.seenSince} else excluded.seen_since end`,
        sameSince: sql`case when ${sameDay} and ${known.issues} = ${issues} then ${known.sameSince}
          else excluded.same_since end`,
        ...{ day, issues },
      },
    })
    .returning(sinceThen);
  if (!row) throw new Error('paper was not written');
  return row;
}
