import type { Sigla } from '#domain/brands/brand.ts';
import type { SendingReport } from '#domain/press-review/sending.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { and, asc, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from '#server/base/db/drizzle.ts';
import {
  pressDesks,
  pressLetters,
  pressRecipients,
  pressSendings,
} from '#server/base/db/schema/press-schema.ts';

export type LetterRow = typeof pressLetters.$inferSelect;
export type LetterStatus = LetterRow['status'];

/** The run of a job that claims letters of a sending: the job's id, and how many runs it had before. */
export type JobClaim = { sendingId: string; job: string; run: number };

/**
 * After this time a letter that is still being sent counts as lost: handing over one mail never takes as
 * long, so the job that claimed it has died. Another job may then claim it, even if the queue never runs the
 * first one again.
 */
const LOST_AFTER_MS = 15 * 60_000;

/**
 * Claims the next letter of a sending for a run: first those that an earlier run was sending, and may have sent. Claims
 * none once a later run has begun.
 */
export async function claimLetter(
  orm: Orm,
  { sendingId, job, run }: JobClaim,
  now: Date,
): Promise<LetterRow | undefined> {
  const letters = pressLetters;
  const lostBefore = new Date(now.getTime() - LOST_AFTER_MS).toISOString();
  const at = now.toISOString();
  const next = sql`select l.id from press_letters l where l.sending_id = ${sendingId}
    and not exists (select 1 from press_letters t where t.sending_id = ${sendingId} and t.job = ${job} and t.run > ${run})
    and (l.status = 'waiting' or (l.status = 'later' and (l.retry_at is null or l.retry_at <= ${at}::timestamptz))
      or (l.status = 'sending' and ((l.job = ${job} and l.run < ${run})
        or (l.job <> ${job} and l.updated_at < ${lostBefore}::timestamptz))))
    order by (l.status = 'sending') desc, l.id limit 1 for update skip locked`;
  const [row] = await orm
    .update(letters)
    .set({
      status: 'sending',
      job,
      run,
      reason: null,
      retryAt: null,
      updatedAt: now,
      attempts: sql`${letters.attempts} + 1`,
      maybeTwice: sql`${letters.maybeTwice} or ${letters.status} = 'sending'`,
    })
    .where(sql`${letters.id} = (${next})`)
    .returning();
  return row;
}

type LetterHashes = Partial<Pick<LetterRow, 'tokenHash' | 'unsubscribeTokenHash'>>;

/**
 * Stores the hashes of the tokens in a letter's links. Call it before sending: the letter may be opened before its
 * sending is recorded.
 */
export async function storeLetterHashes(orm: Orm, id: number, hashes: LetterHashes): Promise<void> {
  if (Object.keys(hashes).length === 0) return;
  await orm.update(pressLetters).set(hashes).where(eq(pressLetters.id, id));
}

/** Address and desk of a forwarded letter, by the token of its link to unsubscribe. */
export async function letterByUnsubscribeHash(
  orm: Orm,
  brand: Sigla,
  unsubscribeHash: string,
): Promise<{ email: string; deskId: number } | undefined> {
  const [row] = await orm
    .select({ email: pressLetters.email, deskId: pressSendings.deskId })
    .from(pressLetters)
    .innerJoin(pressSendings, eq(pressSendings.id, pressLetters.sendingId))
    .innerJoin(pressDesks, eq(pressDesks.id, pressSendings.deskId))
    .where(and(eq(pressLetters.unsubscribeTokenHash, unsubscribeHash), eq(pressDesks.brand, brand)));
  return row;
}

type Outcome = { status: Exclude<LetterStatus, 'sending'>; reason: string | null; retryAt?: Date | null };

/** Stores the outcome of a letter that this run has claimed; a letter claimed by a later run is not changed. */
export async function storeLetterOutcome(
  orm: Orm,
  { job, run }: JobClaim,
  id: number,
  { status, reason, retryAt = null, now }: Outcome & { now: Date },
): Promise<void> {
  await orm
    .update(pressLetters)
    .set({ status, reason, retryAt, updatedAt: now, ...(status === 'sent' && { sentAt: now }) })
    .where(
      and(
        eq(pressLetters.id, id),
        eq(pressLetters.status, 'sending'),
        eq(pressLetters.job, job),
        eq(pressLetters.run, run),
      ),
    );
}

/**
 * Marks the unsent letters of a sending as skipped, because none may be sent. One that an earlier run was sending when it
 * ended gets a reason of its own, since it may have been sent; one that a living worker is sending is left to it.
 */
export async function skipLetters(
  orm: Orm,
  { sendingId, job, run }: JobClaim,
  reasons: { unsent: string; interrupted: string },
  now: Date,
): Promise<void> {
  const { status, updatedAt } = pressLetters;
  const skip = (reason: string, isAffected: SQL | undefined) =>
    orm
      .update(pressLetters)
      .set({ status: 'skipped', reason, retryAt: null, updatedAt: now })
      .where(and(eq(pressLetters.sendingId, sendingId), isAffected));
  await skip(reasons.unsent, inArray(status, ['waiting', 'later']));
  const isInterrupted = or(
    and(eq(pressLetters.job, job), lt(pressLetters.run, run)),
    lt(updatedAt, new Date(now.getTime() - LOST_AFTER_MS)),
  );
  await skip(reasons.interrupted, and(eq(status, 'sending'), isInterrupted));
}

/** Letters of a sending, ordered by address. */
export const lettersOf = (orm: Orm, sendingId: string): Promise<LetterRow[]> =>
  orm
    .select()
    .from(pressLetters)
    .where(eq(pressLetters.sendingId, sendingId))
    .orderBy(asc(pressLetters.email), asc(pressLetters.id));

type ReturnedMail = {
  email: string;
  /** The letter that it was; undefined where it is not known which mail was returned. */
  letter: Pick<LetterRow, 'id' | 'sendingId'> | undefined;
  reason: string;
  since: Date;
  now: Date;
};

/**
 * Marks a letter that was sent to an address since a moment as failed, because a mail to it was returned: the one that
 * the mail was, or else the latest. If that letter was opened it has arrived, so the returned mail was another one, and
 * no letter is marked.
 */
export async function markLetterBounced(
  orm: Orm,
  { email, letter, reason, since, now }: ReturnedMail,
): Promise<void> {
  const { id, sendingId, openedAt, downloadedAt } = pressLetters;
  const isReturned = letter && and(eq(id, letter.id), eq(sendingId, letter.sendingId));
  const [last] = await orm
    .select({ id, openedAt, downloadedAt })
    .from(pressLetters)
    .where(
      and(
        eq(pressLetters.email, email),
        eq(pressLetters.status, 'sent'),
        gt(pressLetters.sentAt, since),
        isReturned,
      ),
    )
    .orderBy(desc(pressLetters.sentAt), desc(pressLetters.id))
    .limit(1);
  if (!last || last.openedAt || last.downloadedAt) return;
  const failed = { status: 'failed' as const, reason, updatedAt: now };
  await orm.update(pressLetters).set(failed).where(eq(pressLetters.id, last.id));
}

/** Counts of the letters of sendings, by the ids of the sendings. Those without letters are left out. */
export async function reportsOf(orm: Orm, ids: readonly string[]): Promise<Map<string, SendingReport>> {
  const { sendingId, status, forwarded, maybeTwice, openedAt, downloadedAt } = pressLetters;
  const countWhere = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const rows = await orm
    .select({
      sendingId,
      recipients: sql<number>`count(*)`.mapWith(Number),
      waiting: countWhere(sql`${status} in ('waiting', 'sending', 'later')`),
      sent: countWhere(sql`${status} = 'sent'`),
      failed: countWhere(sql`${status} = 'failed'`),
      skipped: countWhere(sql`${status} = 'skipped'`),
      maybeTwice: countWhere(sql`${status} = 'sent' and ${maybeTwice}`),
      opened: countWhere(sql`${openedAt} is not null`),
      downloaded: countWhere(sql`${downloadedAt} is not null`),
      reaching: countWhere(sql`not ${forwarded} and ${status} in ('waiting', 'sending', 'later', 'sent')`),
    })
    .from(pressLetters)
    .where(inArray(sendingId, [...ids]))
    .groupBy(sendingId);
  return new Map(rows.map(({ sendingId: id, ...report }) => [id, report]));
}

/** The letter with this token in its links, if its status was last changed after `since`. */
export async function letterByToken(
  orm: Orm,
  tokenHash: string,
  since: Date,
): Promise<LetterRow | undefined> {
  const { tokenHash: hash, updatedAt } = pressLetters;
  return (
    await orm
      .select()
      .from(pressLetters)
      .where(and(eq(hash, tokenHash), gt(updatedAt, since)))
  )[0];
}

/** Records the first time that a letter's review was opened or downloaded. @returns false for any later time. */
export async function recordFirstTime(
  orm: Orm,
  id: number,
  column: 'openedAt' | 'downloadedAt',
  now: Date,
): Promise<boolean> {
  const rows = await orm
    .update(pressLetters)
    .set({ [column]: now })
    .where(and(eq(pressLetters.id, id), isNull(pressLetters[column])))
    .returning({ id: pressLetters.id });
  return rows.length > 0;
}

/**
 * Current state of a letter's recipient, with the token to unsubscribe. A recipient removed from the lists has
 * `deletedAt`; undefined once its row is deleted.
 */
export async function recipientOfLetter(orm: Orm, recipientId: number) {
  const { id, status, deletedAt, token } = pressRecipients;
  return (
    await orm.select({ id, status, deletedAt, token }).from(pressRecipients).where(eq(id, recipientId))
  )[0];
}
