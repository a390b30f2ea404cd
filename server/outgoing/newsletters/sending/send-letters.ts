import type { Brand } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { sendableUntil } from '#domain/newsletter-times.ts';
import { type Newsletter, newsletterOf } from '#domain/newsletters.ts';
import { readEntitlements } from '#server/accounts/readers/entitlements.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { decideRetry } from '#server/base/mail/letter-verdict.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';
import { type Recipient, recipientsAmong } from '../../db/newsletter-audience.ts';
import {
  claimLetters,
  isTakenOver,
  type JobClaim,
  type LetterClaim,
  settleLetters,
} from '../../db/newsletter-letters.ts';
import { findMailing, type Mailing } from '../../db/newsletter-mailings.ts';
import { type ContentsFor, contentsOf } from './contents-of.ts';
import type { LetterJobs, LettersRun } from './letter-jobs.ts';
import { writeNewsletter } from './write-letter.ts';

export type LetterDeps = {
  orm: Orm;
  jobs: LetterJobs;
  /** Makes one attempt for each mail: a failed one waits in the queue. */
  mailer: Mailer;
  now: () => Date;
  /** Origin of a paper's newsstand and of its account site, without a slash at the end. */
  originOf(brand: Brand): string;
  accountOriginOf(brand: Brand): string;
  report(error: unknown): void;
};

/** Data that all letters of a job share. */
type Task = LetterDeps & {
  claim: JobClaim;
  mailing: Mailing;
  newsletter: Newsletter;
  brand: Brand;
  until: Date;
  contentsFor: ContentsFor;
};

/** Letters that are sent in parallel: a process that dies may leave this many to be sent twice. */
const AT_ONCE = 5;

/** A letter that was not sent, with the error; null where it was too late to send it. */
type Unsent = { letter: LetterClaim; error: unknown };

/**
 * Sends a newsletter to some readers and stores the outcome of each letter. A run after a crash continues with the
 * letters it had claimed. It leaves letters that are done or claimed by another job, and leaves all to a later run of
 * itself. ACC-07
 */
export async function sendLetters(
  { id, run, mailingId, readerIds, signal }: LettersRun,
  deps: LetterDeps,
): Promise<void> {
  const mailing = await findMailing(deps.orm, mailingId);
  const newsletter = mailing && newsletterOf(mailing.brand, mailing.newsletter);
  if (!newsletter) return;
  const brand = brandOf(mailing.brand);
  const contentsFor = contentsOf(mailing, newsletter, { orm: deps.orm, brand });
  const until = sendableUntil(newsletter, mailing.day);
  const claim = { job: id, run, mailingId };
  const task: Task = { ...deps, claim, mailing, newsletter, brand, until, contentsFor };
  const unsent: Unsent[] = [];
  for (let first = 0; first < readerIds.length; first += AT_ONCE) {
    if (signal.aborted || (await isTakenOver(deps.orm, claim, readerIds))) return;
    unsent.push(...(await sendSome(readerIds.slice(first, first + AT_ONCE), task)));
  }
  await settleUnsent(unsent, task);
}

async function sendSome(readerIds: readonly string[], task: Task): Promise<Unsent[]> {
  const claimed = await claimFor(task, readerIds);
  const sent = await Promise.allSettled(claimed.map((letter) => send(letter, task)));
  return sent.flatMap((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value ?? [];
  });
}

/** Claims the letters of those readers who still get the newsletter and may, unless another job has claimed them. */
async function claimFor(
  { orm, claim, mailing, newsletter, brand, now }: Task,
  readerIds: readonly string[],
): Promise<(Recipient & LetterClaim)[]> {
  const still = await recipientsAmong(orm, mailing, readerIds);
  const may = await Promise.all(
    still.map(
      async ({ readerId }) =>
        !newsletter.subscribers || (await readEntitlements(orm, readerId, brand, now())).subscribed,
    ),
  );
  const recipients = still.filter((_one, at) => may[at]);
  const wanted = recipients.map(({ readerId }) => readerId);
  const claims = await claimLetters(orm, claim, wanted, now());
  const attempts = new Map(claims.map((one) => [one.readerId, one.attempts]));
  return recipients.flatMap((one) => {
    const tried = attempts.get(one.readerId);
    return tried === undefined ? [] : [{ ...one, attempts: tried }];
  });
}

/** @returns the letter if it was not sent, to be settled with others; null if it is done. */
async function send(letter: Recipient & LetterClaim, task: Task): Promise<Unsent | null> {
  const { orm, claim, mailing, newsletter, brand, now } = task;
  if (now() >= task.until) return { letter, error: null };
  let status: 'sent' | 'empty';
  try {
    const contents = await task.contentsFor(letter.readerId);
    const place = { origin: task.originOf(brand), accountOrigin: task.accountOriginOf(brand) };
    if (contents) {
      const mail = writeNewsletter(contents, letter, { brand, newsletter, day: mailing.day, ...place });
      await task.mailer.send(brand, mail);
    }
    status = contents ? 'sent' : 'empty';
  } catch (error) {
    return { letter, error };
  }
  const settled = { status, reason: null, now: now() };
  await settleLetters(orm, claim, [letter.readerId], settled);
  return null;
}

/** Letters to be retried wait in the queue, in one job for each moment. */
async function settleUnsent(unsent: readonly Unsent[], task: Task): Promise<void> {
  const { orm, jobs, claim, mailing, until, report } = task;
  const now = task.now();
  const error = unsent.find((one) => one.error !== null)?.error;
  if (error)
    report(new Error(`${unsent.length} letters of ${mailing.newsletter} not sent`, { cause: error }));
  const judged = unsent.map(({ letter: { readerId, attempts }, error: why }) => ({
    readerId,
    verdict: decideRetry({ attempts, until }, why, now),
  }));
  for (const same of Map.groupBy(judged, ({ verdict }) => JSON.stringify(verdict)).values()) {
    const readerIds = same.map(({ readerId }) => readerId);
    const verdict = same[0]?.verdict;
    if (!verdict) continue;
    const { status, reason, after } = verdict;
    // Queued before the claim is released: after a crash in between both jobs have the letters, and only one sends
    // them.
    if (after) await jobs.send([{ mailingId: mailing.id, readerIds }], after);
    await settleLetters(orm, claim, readerIds, { status, reason, now });
  }
}
