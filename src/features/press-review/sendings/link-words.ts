import { dayAt, longDate } from '#domain/dates.ts';
import type { SharedLink } from '#domain/press-review/sending.ts';
import { linkStrings as strings } from './strings.ts';

type Ending = Pick<SharedLink, 'expiresAt' | 'revoked'>;

const HOUR_MS = 3_600_000;

/** Whether a link no longer shows anything. */
export const isOver = ({ expiresAt, revoked }: Ending, now: number): boolean =>
  revoked || Date.parse(expiresAt) <= now;

/** How long a link will still show a review. */
export function expiryWords(link: Ending, now: number): string {
  if (link.revoked) return strings.revoked;
  if (isOver(link, now)) return strings.expired(longDate(dayAt(link.expiresAt)));
  const hours = Math.floor((Date.parse(link.expiresAt) - now) / HOUR_MS);
  if (hours < 1) return strings.expires(strings.soon);
  if (hours < 24) return strings.expires(strings.inHours(hours));
  return strings.expires(strings.inDays(Math.round(hours / 24)));
}
