import type { Outcome } from './outgoing.ts';
import { retryAfter } from './retry-after.ts';

const GONE = [404, 410];
const TOO_MANY = 429;

/** What an answer of a push service says of a message. RFC 8030 PSH-02 */
export function outcomeOf(status: number, after: string | undefined, now: Date): Outcome {
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  if (GONE.includes(status)) return { kind: 'gone' };
  if (status === TOO_MANY || status >= 500) return { kind: 'later', after: retryAfter(after, now) };
  // Redirections too: nothing is ever sent where a push service points to.
  return { kind: 'refused', status };
}
