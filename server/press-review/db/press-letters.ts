import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Sigla } from '#domain/brands/brand.ts';
import type { SendingReport } from '#domain/press-review/sending.ts';
import type { Orm } from '#server/base/db/connect.ts';
import {
  pressDesks,
  pressLetters,
  pressRecipients,
  pressSendings,
} from '#server/base/db/schema/press-schema.ts';

export type LetterRow = typeof pressLetters.$inferSelect;
export type LetterStatus = LetterRow['status'];

/** Whose hands a sending's letters are in: those of a run of a job. */
export type JobClaim = { sendingId: string; job: string; run: number };

/** So long nobody hands over one mail: whoever had it in hand has died, though the queue gave the job up. */
const LOST_MS = 15 * 60_000;

/**
 * Takes the next letter of a sending into the hands of a run: first what an earlier one was in the middle of, and may have
 * sent. None is taken once a later run has begun.
 */
export async function claimLetter(
  orm: Orm,
  { sendingId, job, run }: JobClaim,
  now: Date,
): Promise<LetterRow | undefined> {
  const letters = pressLetters;
  const lost = new Date(now.getTime() - LOST_MS).toISOString();
  const at = now.toISOString();
  const next = sql`select l.id from press_letters l where l.sending_id = ${sendingId}
    and not exists (select 1 from press_letters t where t.sending_id = ${sendingId} and t.job = ${job} and t.run > ${run})
    and (l.status = 'waiting' or (l.status = 'later' and (l.retry_at is null or l.retry_at <= ${at}::timestamptz))
      or (l.status = 'sending' and ((l.job = ${job} and l.run < ${run})
        or (l.job <> ${job} and l.updated_at < ${lost}::timestamptz))))
    order by (l.status = 'sending') desc, l.id limit 1 for update skip locked`;
  const [row] = await orm
    .update(letters)
    .set({
      ...{ status: 'sending', job, run, reason: null, retryAt: null, updatedAt: now },
      attempts: sql`${letters.attempts} + 1`,
      maybeTwice: sql`${letters.maybeTwice} or ${letters.status} = 'sending'`,
    })
    .where(sql`${letters.id} = (${next})`)
    .returning();
  return row;
}

type LetterHashes = Partial<Pick<LetterRow, 'tokenHash' | 'endsHash'>>;

/** By which its links lead somewhere. Written before it leaves: it may be opened before that is known. */
export async function keepLetterHashes(orm: Orm, id: number, hashes: LetterHashes): Promise<void> {
  if (Object.keys(hashes).length === 0) return;
  await orm.update(pressLetters).set(hashes).where(eq(pressLetters.id, id));
}

/** Whom a forwarded letter went to, and of which desk of a paper it was. */
export async function letterByEnding(
  orm: Orm,
  brand: Sigla,
  endsHash: string,
): Promise<{ email: string; deskId: number } | undefined> {
  const [row] = await orm
    .select({ email: pressLetters.email, deskId: pressSendings.deskId })
    .from(pressLetters)
    .innerJoin(pressSendings, eq(pressSendings.id, pressLetters.sendingId))
    .innerJoin(pressDesks, eq(pressDesks.id, pressSendings.deskId))
    .where(and(eq(pressLetters.endsHash, endsHash), eq(pressDesks.brand, brand)));
  return row;
}

type Outcome = { status: Exclude<LetterStatus, 'sending'>; reason: string | null; retryAt?: Date | null };

/** What became of a letter that this run has in its hands; one that a later run has is left to it. */
export async function settleLetter(
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
        ...[eq(pressLetters.id, id), eq(pressLetters.status, 'sending')],
        ...[eq(pressLetters.job, job), eq(pressLetters.run, run)],
      ),
    );
}

/** All letters of a sending that have not left, because none may. */
export async function skipLetters(orm: Orm, sendingId: string, reason: string, now: Date): Promise<void> {
  await orm
    .update(pressLetters)
    .set({ status: 'skipped', reason, retryAt: null, updatedAt: now })
    .where(
      and(
        eq(pressLetters.sendingId, sendingId),
        inArray(pressLetters.status, ['waiting', 'later', 'sending']),
      ),
    );
}

/** Of a sending, in the order of addresses. */
export const lettersOf = (orm: Orm, sendingId: string): Promise<LetterRow[]> =>
  orm
    .select()
    .from(pressLetters)
    .where(eq(pressLetters.sendingId, sendingId))
    .orderBy(asc(pressLetters.email), asc(pressLetters.id));

/** Whoever took the last letter to an address, of those sent since a moment, gave it back. */
export async function markLetterBounced(
  orm: Orm,
  { email, reason, since, now }: { email: string; reason: string; since: Date; now: Date },
): Promise<void> {
  const [last] = await orm
    .select({ id: pressLetters.id })
    .from(pressLetters)
    .where(
      and(eq(pressLetters.email, email), eq(pressLetters.status, 'sent'), gt(pressLetters.sentAt, since)),
    )
    .orderBy(desc(pressLetters.sentAt), desc(pressLetters.id))
    .limit(1);
  if (!last) return;
  const failed = { status: 'failed' as const, reason, updatedAt: now };
  await orm.update(pressLetters).set(failed).where(eq(pressLetters.id, last.id));
}

/** How sendings stand, by their ids. */
export async function reportsOf(orm: Orm, ids: readonly string[]): Promise<Map<string, SendingReport>> {
  const { sendingId, status, forwarded, maybeTwice, openedAt, downloadedAt } = pressLetters;
  const many = (which: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${which})`.mapWith(Number);
  const rows = await orm
    .select({
      sendingId,
      recipients: sql<number>`count(*)`.mapWith(Number),
      waiting: many(sql`${status} in ('waiting', 'sending', 'later')`),
      sent: many(sql`${status} = 'sent'`),
      failed: many(sql`${status} = 'failed'`),
      skipped: many(sql`${status} = 'skipped'`),
      maybeTwice: many(sql`${status} = 'sent' and ${maybeTwice}`),
      opened: many(sql`${openedAt} is not null`),
      downloaded: many(sql`${downloadedAt} is not null`),
      reaching: many(sql`not ${forwarded} and ${status} in ('waiting', 'sending', 'later', 'sent')`),
    })
    .from(pressLetters)
    .where(inArray(sendingId, [...ids]))
    .groupBy(sendingId);
  return new Map(rows.map(({ sendingId: id, ...report }) => [id, report]));
}

/** The letter whose links carry this, of those that left since. */
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

/** Writes down when a letter's review was opened, or kept, the first time. @returns false for any later time. */
export async function noteFirst(
  orm: Orm,
  id: number,
  moment: 'openedAt' | 'downloadedAt',
  now: Date,
): Promise<boolean> {
  const rows = await orm
    .update(pressLetters)
    .set({ [moment]: now })
    .where(and(eq(pressLetters.id, id), isNull(pressLetters[moment])))
    .returning({ id: pressLetters.id });
  return rows.length > 0;
}

/** How the recipient of a letter stands at this moment, and by what they end it; undefined for one removed for good. */
export async function recipientOfLetter(orm: Orm, recipientId: number) {
  const { id, status, deletedAt, token } = pressRecipients;
  return (
    await orm.select({ id, status, deletedAt, token }).from(pressRecipients).where(eq(id, recipientId))
  )[0];
}
