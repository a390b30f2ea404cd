import type { AlertMessage } from '../../db/alert-messages.ts';
import type { Outcome } from '../sending/outgoing.ts';
import { endOf } from './message-payload.ts';

/** State of a message for a device as it is stored; with `after`, it is sent again then. */
export type Verdict = {
  status: 'accepted' | 'gone' | 'later' | 'failed';
  reason: string | null;
  after: Date | null;
};

/** Pauses before each retry, unless the push service asks for a longer one; after the last it has failed. */
const PAUSES_S = [30, 120, 600, 3600, 3 * 3600];

/** Retries at nearly the same time become one job, not one for each device. */
const TOGETHER_MS = 10_000;
const roundUp = (moment: Date) => new Date(Math.ceil(moment.getTime() / TOGETHER_MS) * TOGETHER_MS);

const done = (status: Verdict['status'], reason: string | null = null): Verdict => ({
  status,
  reason,
  after: null,
});

type Tried = {
  messages: readonly Pick<AlertMessage, 'kind' | 'createdAt'>[];
  /** Number of attempts, including this one. */
  attempts: number;
};

/** The consequence of an outcome for a message: done, gone, or to be retried until it is too late. PSH-02 */
export function verdictOn(tried: Tried, outcome: Outcome, now: Date): Verdict {
  switch (outcome.kind) {
    case 'accepted':
      return done('accepted');
    case 'gone':
      return done('gone', 'ended by its push service');
    case 'refused':
      return done('failed', `refused: ${outcome.status}`);
    case 'unsendable':
      return done('failed', `unsendable: ${outcome.why}`);
    case 'later':
      return again(tried, 'busy', outcome.after, now);
    case 'unreachable':
      return again(tried, 'unreachable', null, now);
  }
}

function again({ messages, attempts }: Tried, reason: string, told: Date | null, now: Date): Verdict {
  const pause = PAUSES_S[attempts - 1];
  if (pause === undefined) return done('failed', `${reason}: tried ${attempts} times`);
  const own = new Date(now.getTime() + pause * 1000);
  const after = roundUp(told && told > own ? told : own);
  const ends = Math.max(...messages.map((message) => endOf(message).getTime()));
  return after.getTime() > ends ? done('failed', `${reason}: too late`) : { status: 'later', reason, after };
}
