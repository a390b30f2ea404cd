import type { Outcome } from './outgoing.ts';

/** Longest pause that a service may ask for, because a longer one would be its mistake. */
const MAX_RETRY_AFTER_MS = 24 * 3600 * 1000;

const SECONDS = /^\d{1,10}$/;
const DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .{15,30}$/;

/**
 * The time of a `Retry-After`, given in seconds or in any of the three date formats of HTTP; null for anything else.
 * RFC 9110
 */
function retryAfter(text: string | undefined, now: Date): Date | null {
  const moment = text === undefined ? Number.NaN : timeOf(text.trim(), now.getTime());
  if (Number.isNaN(moment)) return null;
  return new Date(Math.min(Math.max(moment, now.getTime()), now.getTime() + MAX_RETRY_AFTER_MS));
}

function timeOf(text: string, now: number): number {
  if (SECONDS.test(text)) return now + Number(text) * 1000;
  if (!DATE.test(text)) return Number.NaN;
  // The oldest format names no time zone, and means GMT too.
  return Date.parse(text.endsWith(' GMT') ? text : `${text} GMT`);
}

const GONE = [404, 410];
const TOO_MANY_REQUESTS = 429;

/** The outcome of a message by the status of its push service. RFC 8030 PSH-02 */
export function outcomeOf(status: number, after: string | undefined, now: Date): Outcome {
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  if (GONE.includes(status)) return { kind: 'gone' };
  if (status === TOO_MANY_REQUESTS || status >= 500) return { kind: 'later', after: retryAfter(after, now) };
  // Redirections too: a message is never sent to where a push service redirects.
  return { kind: 'refused', status };
}
