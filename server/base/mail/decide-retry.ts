import { isPermanentlyRefused, mailErrorCodes } from './permanent-refusal.ts';

/** Status of a letter that the mail server did not accept; with `after`, it is sent again at that time. */
export type RetryDecision = { status: 'later' | 'failed'; reason: string; after: Date | null };

type LetterAttempt = {
  /** Number of attempts, including this one. */
  attempts: number;
  /** Time from which the letter is no longer of use; null for one without a deadline. */
  until: Date | null;
};

/** Pauses before the next attempts; after the last one the letter has failed. */
const PAUSES_S = [60, 300, 900, 3600, 2 * 3600];

const failed = (reason: string): RetryDecision => ({ status: 'failed', reason, after: null });

/** Decides whether a letter that the mail server did not accept is sent again. Permanent refusals are not. ACC-07 */
export function decideRetry({ attempts, until }: LetterAttempt, error: unknown, now: Date): RetryDecision {
  const { code, responseCode } = mailErrorCodes(error);
  if (isPermanentlyRefused(error)) return failed(`refused: ${responseCode}`);
  if (until && now >= until) return failed('too late');
  const pause = PAUSES_S[attempts - 1];
  const reason = String(responseCode ?? code ?? 'error');
  if (pause === undefined) return failed(`${reason}: tried ${attempts} times`);
  const after = new Date(now.getTime() + pause * 1000);
  if (until && after >= until) return failed(`${reason}: too late`);
  return { status: 'later', reason, after };
}
