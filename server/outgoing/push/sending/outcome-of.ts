import type { Outcome } from './outgoing.ts';

/** Nobody is told to wait longer than this: a slip of a service would silence it. */
const LONGEST_WAIT_MS = 24 * 3600 * 1000;

const SECONDS = /^\d{1,10}$/;
const DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .{15,30}$/;

/** When to come again, by a `Retry-After` in seconds or as any of the three dates of HTTP; null where it says neither. RFC 9110 */
function retryAfter(text: string | undefined, now: Date): Date | null {
  const moment = text === undefined ? Number.NaN : momentOf(text.trim(), now.getTime());
  if (Number.isNaN(moment)) return null;
  return new Date(Math.min(Math.max(moment, now.getTime()), now.getTime() + LONGEST_WAIT_MS));
}

function momentOf(text: string, now: number): number {
  if (SECONDS.test(text)) return now + Number(text) * 1000;
  if (!DATE.test(text)) return Number.NaN;
  // The oldest form names no zone, and means the same.
  return Date.parse(text.endsWith(' GMT') ? text : `${text} GMT`);
}

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
