import type { Brand } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import { sendableUntil } from '#domain/newsletter-times.ts';
import { type Newsletter, newsletterOf } from '#domain/newsletters.ts';
import { readEntitlements } from '#server/accounts/readers/entitlements.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { decideRetry, type RetryDecision } from '#server/base/mail/decide-retry.ts';
import type { Mailer } from '#server/base/mail/mailer.ts';
import { type Recipient, recipientsAmong } from '../../db/newsletter-audience.ts';
import {
  claimLetters,
  isTakenOver,
  type JobClaim,
  type LetterClaim,
  storeLetterOutcomes,
} from '../../db/newsletter-letters.ts';
import { findMailing, type Mailing } from '../../db/newsletter-mailings.ts';
import type { LetterJobs, LettersRun } from './letter-jobs.ts';
import { mailingContentsReader, type ReadContents } from './mailing-contents.ts';
import { writeLetter } from './write-letter.ts';

export type LetterDeps = {
  orm: Orm;
  jobs: LetterJobs;
  /** Makes one attempt for each mail; failed letters are retried through the queue. */
  mailer: Mailer;
  now: () => Date;
  /** Origin of a paper's newsstand and of its account site, without a slash at the end. */
  originOf(brand: Brand): string;
  accountOriginOf(brand: Brand): string;
  report(error: unknown): void;
  /** Aborted when the server stops. */
  stopSignal: AbortSignal;
};

/** Data that all letters of a job share. */
type Task = LetterDeps & {
  claim: JobClaim;
  mailing: Mailing;
  newsletter: Newsletter;
  brand: Brand;
  deadline: Date;
  readContents: ReadContents;
};

/** Letters that are sent in parallel: a process that dies may leave this many to be sent twice. */
const LETTERS_IN_PARALLEL = 5;

/** A letter that was not sent, with the error; null where it was too late to send it. */
type Unsent = { letter: LetterClaim; error: unknown };

/**
 * Sends a newsletter to some readers and stores the outcome of each letter. A run after a crash continues
 * with the letters that the job had claimed. Letters that are done or claimed by another job are skipped; if
 * a later run of the same job has begun, this run stops. ACC-07
 * @throws the reason of the stop signal if letters are left, so that the queue runs the job again
 */
export async function sendLetters(
  { jobId, earlierRuns, mailingId, readerIds, signal }: LettersRun,
  deps: LetterDeps,
): Promise<void> {
  const mailing = await findMailing(deps.orm, mailingId);
  const newsletter = mailing && newsletterOf(mailing.brand, mailing.newsletter);
  if (!newsletter) return;
  const brand = brandOf(mailing.brand);
  const readContents = mailingContentsReader(mailing, newsletter, { orm: deps.orm, brand });
  const deadline = sendableUntil(newsletter, mailing.day);
  const claim = { job: jobId, run: earlierRuns, mailingId };
  const task: Task = { ...deps, claim, mailing, newsletter, brand, deadline, readContents };
  const unsent: Unsent[] = [];
  let offset = 0;
  for (; offset < readerIds.length && !deps.stopSignal.aborted; offset += LETTERS_IN_PARALLEL) {
    if (signal.aborted || (await isTakenOver(deps.orm, claim, readerIds))) return;
    unsent.push(...(await sendBatch(readerIds.slice(offset, offset + LETTERS_IN_PARALLEL), task)));
  }
  await storeUnsent(unsent, task);
  if (offset < readerIds.length) deps.stopSignal.throwIfAborted();
}

async function sendBatch(readerIds: readonly string[], task: Task): Promise<Unsent[]> {
  const claimed = await claimLettersOf(task, readerIds);
  const sent = await Promise.allSettled(claimed.map((letter) => send(letter, task)));
  return sent.flatMap((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value ?? [];
  });
}

/**
 * Claims the letters of those readers who still receive the newsletter and have the subscription that it
 * requires, unless another job has claimed them.
 */
async function claimLettersOf(
  { orm, claim, mailing, newsletter, brand, now }: Task,
  readerIds: readonly string[],
): Promise<(Recipient & LetterClaim)[]> {
  const subscribedRecipients = await recipientsAmong(orm, mailing, readerIds);
  const isEntitled = await Promise.all(
    subscribedRecipients.map(
      async ({ readerId }) =>
        !newsletter.subscribersOnly || (await readEntitlements(orm, readerId, brand, now())).subscribed,
    ),
  );
  const recipients = subscribedRecipients.filter((_one, index) => isEntitled[index]);
  const recipientIds = recipients.map(({ readerId }) => readerId);
  const claims = await claimLetters(orm, claim, recipientIds, now());
  const attempts = new Map(claims.map((claimed) => [claimed.readerId, claimed.attempts]));
  return recipients.flatMap((recipient) => {
    const letterAttempts = attempts.get(recipient.readerId);
    return letterAttempts === undefined ? [] : [{ ...recipient, attempts: letterAttempts }];
  });
}

/** @returns the letter if it was not sent: its outcome is stored together with others; null if it is done. */
async function send(letter: Recipient & LetterClaim, task: Task): Promise<Unsent | null> {
  const { orm, claim, mailing, newsletter, brand, now } = task;
  if (now() >= task.deadline) return { letter, error: null };
  let status: 'sent' | 'empty';
  try {
    const contents = await task.readContents(letter.readerId);
    const origins = { origin: task.originOf(brand), accountOrigin: task.accountOriginOf(brand) };
    if (contents) {
      const mail = writeLetter(contents, letter, { brand, newsletter, day: mailing.day, ...origins });
      await task.mailer.send(brand, mail);
    }
    status = contents ? 'sent' : 'empty';
  } catch (error) {
    return { letter, error };
  }
  const outcome = { status, reason: null, now: now() };
  await storeLetterOutcomes(orm, claim, [letter.readerId], outcome);
  return null;
}

/**
 * Stores the outcome of letters that were not sent. Those that are retried at the same time wait in one job.
 */
async function storeUnsent(unsent: readonly Unsent[], task: Task): Promise<void> {
  const { orm, jobs, claim, mailing, deadline } = task;
  const now = task.now();
  const verdicts = unsent.map(({ letter: { readerId, attempts }, error }) => ({
    readerId,
    error,
    verdict: decideRetry({ attempts, until: deadline }, error, now),
  }));
  reportUnsent(verdicts, task);
  for (const sameVerdict of Map.groupBy(verdicts, ({ verdict }) => JSON.stringify(verdict)).values()) {
    const readerIds = sameVerdict.map(({ readerId }) => readerId);
    const verdict = sameVerdict[0]?.verdict;
    if (!verdict) continue;
    const { status, reason, after } = verdict;
    // Queued before the claim is released: after a crash in between both jobs have the letters, and only one sends
    // them.
    if (after) await jobs.send([{ mailingId: mailing.id, readerIds }], after);
    await storeLetterOutcomes(orm, claim, readerIds, { status, reason, now });
  }
}

/** Reports letters that failed, with one error for each reason; letters that were too late are not reported. */
function reportUnsent(
  unsent: readonly { error: unknown; verdict: RetryDecision }[],
  { mailing, report }: Task,
): void {
  const failed = unsent.filter(({ error }) => error !== null);
  if (failed.length === 0) return;
  const byReason = new Map(failed.map(({ error, verdict }) => [verdict.reason, error]));
  report(new AggregateError(byReason.values(), `${failed.length} letters of ${mailing.newsletter} not sent`));
}
