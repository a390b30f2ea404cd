import type { Outcome } from '../sending/outgoing.ts';

/** State of a message for a device as it is stored; with `after`, it is sent again then. */
export type Verdict = {
  status: 'accepted' | 'gone' | 'later' | 'failed';
  reason: string | null;
  after: Date | null;
};

/**
 * Pause before each retry, unless the push service asks for a longer one; after the last retry it has failed.
 */
const PAUSES_S = [30, 120, 600, 3600, 3 * 3600];

/** Retries at nearly the same time become one job, not one for each device. */
const RETRY_ROUNDING_MS = 10_000;
const roundUp = (moment: Date) =>
  new Date(Math.ceil(moment.getTime() / RETRY_ROUNDING_MS) * RETRY_ROUNDING_MS);

const finalVerdict = (status: Verdict['status'], reason: string | null = null): Verdict => ({
  status,
  reason,
  after: null,
});

type Attempt = {
  /** When it becomes too late to send. */
  until: Date;
  /** Number of attempts, including this one. */
  attempts: number;
};

/**
 * What an outcome means for a message: it is accepted, has failed, or is retried until it is too late. PSH-02
 */
export function verdictOn(attempt: Attempt, outcome: Outcome, now: Date): Verdict {
  switch (outcome.kind) {
    case 'accepted':
      return finalVerdict('accepted');
    case 'gone':
      return finalVerdict('gone', 'ended by its push service');
    case 'refused':
      return finalVerdict('failed', `refused: ${outcome.status}`);
    case 'unsendable':
      return finalVerdict('failed', `unsendable: ${outcome.why}`);
    case 'later':
      return retryOrFail(attempt, 'busy', outcome.after, now);
    case 'unreachable':
      return retryOrFail(attempt, 'unreachable', null, now);
  }
}

function retryOrFail(
  { until, attempts }: Attempt,
  reason: string,
  requested: Date | null,
  now: Date,
): Verdict {
  const pause = PAUSES_S[attempts - 1];
  if (pause === undefined) return finalVerdict('failed', `${reason}: tried ${attempts} times`);
  const planned = new Date(now.getTime() + pause * 1000);
  const after = roundUp(requested && requested > planned ? requested : planned);
  return after > until ? finalVerdict('failed', `${reason}: too late`) : { status: 'later', reason, after };
}
