import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from './connect.ts';
import { newsletterLetters } from './newsletters-schema.ts';

export type LetterStatus = (typeof newsletterLetters.$inferSelect)['status'];

/** A letter that whoever has the job may send; `attempts` with this one. */
export type LetterClaim = { readerId: string; attempts: number };

type Held = { job: string; mailingId: string };

/**
 * Takes the letters of a mailing into the hands of a job: those that nobody has begun with, those that are to be sent
 * again, and what the same job was in the middle of when it ended. All others are done, or another's.
 */
export const claimLetters = async (
  orm: Orm,
  { job, mailingId }: Held,
  readerIds: readonly string[],
  now: Date,
): Promise<LetterClaim[]> => {
  if (readerIds.length === 0) return [];
  const { readerId, attempts, status } = newsletterLetters;
  const row = { mailingId, status: 'sending' as const, job, attempts: 1, updatedAt: now };
  return orm
    .insert(newsletterLetters)
    .values(readerIds.map((one) => ({ ...row, readerId: one })))
    .onConflictDoUpdate({
      target: [newsletterLetters.mailingId, readerId],
      set: { status: 'sending', job, attempts: sql`${attempts} + 1`, reason: null, updatedAt: now },
      setWhere: sql`${status} = 'later' or (${status} = 'sending' and ${newsletterLetters.job} = ${job})`,
    })
    .returning({ readerId, attempts });
};

/** What became of letters that this job has in its hands. */
export async function settleLetters(
  orm: Orm,
  { job, mailingId }: Held,
  readerIds: readonly string[],
  { status, reason, now }: { status: Exclude<LetterStatus, 'sending'>; reason: string | null; now: Date },
): Promise<void> {
  await orm
    .update(newsletterLetters)
    .set({ status, reason, updatedAt: now })
    .where(
      and(
        eq(newsletterLetters.mailingId, mailingId),
        inArray(newsletterLetters.readerId, [...readerIds]),
        eq(newsletterLetters.status, 'sending'),
        eq(newsletterLetters.job, job),
      ),
    );
}

/** How many letters of a mailing there are in each state, with the reason where there is one. */
export const countLetters = (orm: Orm, mailingId: string) => {
  const { status, reason } = newsletterLetters;
  return orm
    .select({ status, reason, letters: count() })
    .from(newsletterLetters)
    .where(eq(newsletterLetters.mailingId, mailingId))
    .groupBy(status, reason);
};
