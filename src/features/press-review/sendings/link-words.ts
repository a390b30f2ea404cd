import { dayAt, longDate } from '#domain/dates.ts';
import type { SharedLink } from '#domain/press-review/sending.ts';
import { linkStrings as strings } from './strings.ts';

type LinkEnd = Pick<SharedLink, 'expiresAt' | 'revoked'>;

const HOUR_MS = 3_600_000;

/** Whether a link was revoked or has expired. */
export const hasEnded = ({ expiresAt, revoked }: LinkEnd, now: number): boolean =>
  revoked || Date.parse(expiresAt) <= now;

/** How long a link will still show a review. */
export function expiryWords(link: LinkEnd, now: number): string {
  if (link.revoked) return strings.revoked;
  if (hasEnded(link, now)) return strings.expired(longDate(dayAt(link.expiresAt)));
  const hours = Math.floor((Date.parse(link.expiresAt) - now) / HOUR_MS);
  if (hours < 1) return strings.expires(strings.soon);
  if (hours < 24) return strings.expires(strings.inHours(hours));
  return strings.expires(strings.inDays(Math.round(hours / 24)));
}
