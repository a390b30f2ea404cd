import { hashOf } from '#server/accounts/identity/secrets.ts';
import { decideRetry } from '#server/base/mail/decide-retry.ts';
import type { MailAttachment } from '#server/base/mail/mailer.ts';
import { isAddressRefused } from '#server/base/mail/permanent-refusal.ts';
import { markBounced } from '../db/press-bounces.ts';
import {
  claimLetter,
  type JobClaim,
  type LetterRow,
  recipientOfLetter,
  skipLetters,
  storeLetterHashes,
  storeLetterOutcome,
} from '../db/press-letters.ts';
import { recipientStatus } from '../db/press-recipients.ts';
import { findSending, markDone, type SendingRow } from '../db/press-sendings.ts';
import { makePdf } from '../documents/make-pdf.ts';
import { letterToken } from './letter-token.ts';
import { readSendableReview } from './read-sendable-review.ts';
import type { SendingDeps } from './sending-deps.ts';
import type { SendingRun } from './sending-jobs.ts';
import type { SkipReason } from './sending-strings.ts';
import { type WrittenReview, writeReviewMail } from './write-letter.ts';

type RunState = SendingDeps & { claim: JobClaim; review: WrittenReview; readAt: Date };

/** Reason of a letter that may have been sent before its sending ended for another reason. */
const INTERRUPTED: SkipReason = 'interrupted';

/**
 * How long the review is used before it is read again: thousands of letters take hours, and rights may change
 * meanwhile. ROL-06
 */
const MAX_REVIEW_AGE_MS = 60_000;

/**
 * Hands over the letters of a sending one by one, and stores the result of each before it begins the next. A process
 * that dies may already have handed over its last letter: the next run sends that one again and records that
 * it may have arrived twice (`maybeTwice`). If the job has been given to another run, all remaining letters
 * are left to it. PRS-04
 */
export async function sendLetters(
  { sendingId, jobId, earlierRuns, signal }: SendingRun,
  deps: SendingDeps,
): Promise<void> {
  const { orm, now } = deps;
  const sending = await findSending(orm, sendingId);
  if (!sending || sending.doneAt || sending.cancelledAt) return;
  const claim = { sendingId, job: jobId, run: earlierRuns };
  let runState = await readRunState(sending, claim, deps);
  while (typeof runState !== 'string') {
    if (signal.aborted) return;
    const letter = await claimLetter(orm, claim, now());
    if (!letter) break;
    await sendOne(letter, runState);
    if (isOld(runState)) runState = await readRunState(sending, claim, deps);
  }
  if (typeof runState === 'string')
    await skipLetters(orm, claim, { unsent: runState, interrupted: INTERRUPTED }, now());
  await markDone(orm, sendingId, now());
}

/** @returns the reason why nothing may be sent, if there is one. */
async function readRunState(
  sending: SendingRow,
  claim: JobClaim,
  deps: SendingDeps,
): Promise<RunState | SkipReason> {
  const readAt = deps.now();
  const review = await readSendableReview(sending, deps);
  return typeof review === 'string' ? review : { ...deps, claim, review, readAt };
}

const isOld = ({ readAt, now }: RunState): boolean => now().getTime() - readAt.getTime() >= MAX_REVIEW_AGE_MS;

async function sendOne(letter: LetterRow, runState: RunState): Promise<void> {
  const { orm, claim, mailer, review, now, secret } = runState;
  const addresseeCheck = await checkAddressee(letter, runState);
  if (typeof addresseeCheck === 'string') {
    await storeLetterOutcome(orm, claim, letter.id, {
      status: 'skipped',
      reason: addresseeCheck,
      now: now(),
    });
    return;
  }
  try {
    const token = runState.review.document.chapters.length === 0 ? null : letterToken(secret, letter, 'read');
    await storeLetterHashes(orm, letter.id, {
      ...(token !== null && { tokenHash: hashOf(token) }),
      ...(letter.forwarded && { unsubscribeTokenHash: hashOf(addresseeCheck.unsubscribeToken) }),
    });
    const recipient = {
      letter,
      email: letter.email,
      token,
      unsubscribeToken: addresseeCheck.unsubscribeToken,
    };
    const mail = writeReviewMail(review, recipient, await attachmentsFor(letter, runState));
    await mailer.send(review.document.brand, mail);
  } catch (error) {
    await storeFailure(letter, error, runState);
    return;
  }
  await storeLetterOutcome(orm, claim, letter.id, { status: 'sent', reason: null, now: now() });
}

/** The token with which the addressee can unsubscribe, or the reason why the addressee must get no letter. */
async function checkAddressee(
  letter: LetterRow,
  { orm, secret, review }: RunState,
): Promise<{ unsubscribeToken: string } | SkipReason> {
  const { recipientId, forwarded: isFurtherAddress, email } = letter;
  if (isFurtherAddress) {
    const recipientState = (await recipientStatus(orm, review.deskId, email)) ?? 'active';
    return recipientState === 'active'
      ? { unsubscribeToken: letterToken(secret, letter, 'unsubscribe') }
      : recipientState;
  }
  const recipient = recipientId === null ? undefined : await recipientOfLetter(orm, recipientId);
  if (!recipient || recipient.deletedAt) return 'removed';
  return recipient.status === 'active' ? { unsubscribeToken: recipient.token } : recipient.status;
}

async function attachmentsFor(
  { name, email }: LetterRow,
  { review: { document }, now }: RunState,
): Promise<MailAttachment[]> {
  if (document.chapters.length === 0) return [];
  const bytes = await makePdf({ ...document, recipient: name || email, createdAt: now() });
  return [{ name: `rassegna-${document.contents.day}.pdf`, type: 'application/pdf', bytes }];
}

/**
 * Stores that a letter was not sent, and when it is retried. An address that its mail server refuses
 * permanently gets no more letters.
 */
async function storeFailure(letter: LetterRow, error: unknown, runState: RunState): Promise<void> {
  const { orm, claim, report } = runState;
  const now = runState.now();
  report(new Error(`letter ${letter.id} of a press review not sent`, { cause: error }));
  const { status, reason, after } = decideRetry({ attempts: letter.attempts, until: null }, error, now);
  if (isAddressRefused(error) && letter.recipientId !== null)
    await markBounced(orm, letter.recipientId, reason, now);
  await storeLetterOutcome(orm, claim, letter.id, { status, reason, retryAt: after, now });
}
