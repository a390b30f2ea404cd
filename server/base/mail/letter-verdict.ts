import { isRefusedForGood, mailErrorCodes } from './refused-for-good.ts';

/** What is written down of a letter that was not handed over; with `after`, it is sent again then. */
export type LetterVerdict = { status: 'later' | 'failed'; reason: string; after: Date | null };

type Tried = {
  /** How often it was tried, this time among them. */
  attempts: number;
  /** When it is of no use any more; null for what never comes too late. */
  until: Date | null;
};

/** Before it is tried again; after the last it has failed. */
const PAUSES_S = [60, 300, 900, 3600, 2 * 3600];

const failed = (reason: string): LetterVerdict => ({ status: 'failed', reason, after: null });

/** What follows for a letter from why the mail server did not take it: what it refuses for good is not tried again. ACC-07 */
export function verdictOn({ attempts, until }: Tried, error: unknown, now: Date): LetterVerdict {
  const { code, responseCode } = mailErrorCodes(error);
  if (isRefusedForGood(error)) return failed(`refused: ${responseCode}`);
  if (until && now >= until) return failed('too late');
  const pause = PAUSES_S[attempts - 1];
  const reason = String(responseCode ?? code ?? 'error');
  if (pause === undefined) return failed(`${reason}: tried ${attempts} times`);
  const after = new Date(now.getTime() + pause * 1000);
  if (until && after >= until) return failed(`${reason}: too late`);
  return { status: 'later', reason, after };
}
