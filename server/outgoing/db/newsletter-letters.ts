import type { Orm } from '#server/base/db/connect.ts';
import { and, eq, gt, inArray, sql } from '#server/base/db/drizzle.ts';
import { newsletterLetters } from '#server/base/db/schema/newsletters-schema.ts';

export type LetterStatus = (typeof newsletterLetters.$inferSelect)['status'];

/** A job's claim on a letter, which only this job may send now; `attempts` includes this one. */
export type LetterClaim = { readerId: string; attempts: number };

/** The run of a job that claims letters of a mailing: the job's id, and how many runs it had before. */
export type JobClaim = { job: string; run: number; mailingId: string };

/**
 * Claims the letters of a mailing for a job: new ones, those to be retried, and those that an earlier run of the same
 * job was sending. All others are done, or claimed by another job.
 */
export const claimLetters = async (
  orm: Orm,
  { job, run, mailingId }: JobClaim,
  readerIds: readonly string[],
  now: Date,
): Promise<LetterClaim[]> => {
  if (readerIds.length === 0) return [];
  const { readerId, attempts, status } = newsletterLetters;
  const row = { mailingId, status: 'sending' as const, job, run, attempts: 1, updatedAt: now };
  return orm
    .insert(newsletterLetters)
    .values(readerIds.map((id) => ({ ...row, readerId: id })))
    .onConflictDoUpdate({
      target: [newsletterLetters.mailingId, readerId],
      set: { status: 'sending', job, run, attempts: sql`${attempts} + 1`, reason: null, updatedAt: now },
      setWhere: sql`${status} = 'later' or (${status} = 'sending' and ${newsletterLetters.job} = ${job}
        and ${newsletterLetters.run} < ${run})`,
    })
    .returning({ readerId, attempts });
};

/** Whether a later run of the job has begun with some of its readers: that run sends to the others too. */
export async function isTakenOver(
  orm: Orm,
  { job, run, mailingId }: JobClaim,
  readerIds: readonly string[],
): Promise<boolean> {
  const letters = newsletterLetters;
  const rows = await orm
    .select({ readerId: letters.readerId })
    .from(letters)
    .where(
      and(
        eq(letters.mailingId, mailingId),
        inArray(letters.readerId, [...readerIds]),
        eq(letters.job, job),
        gt(letters.run, run),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Stores the outcome of letters that this run has claimed. */
export async function storeLetterOutcomes(
  orm: Orm,
  { job, run, mailingId }: JobClaim,
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
        eq(newsletterLetters.run, run),
      ),
    );
}
