import { REMEMBERED_DAYS } from './account-terms.ts';

/**
 * The cookie by which a browser says that its reader has left while there was no network: SHA-256 of the session's token,
 * which opens nothing. Whatever is asked with it, the session has ended before it is answered. NAV-11, OFF-06
 */
const NAME = 'edicola_uscita';

/** A session that nobody uses lasts no longer. */
const KEPT_S = REMEMBERED_DAYS * 86_400;

const DIGEST = /^[0-9a-f]{64}$/;

/** Origins of the page that is left and of its account site, without a slash at the end. */
type Sites = { origin: string; accountOrigin: string };

const hostOf = (origin: string): string => origin.replace(/^https?:\/\//, '').replace(/:\d+$/, '');

/** What two hosts are both under, at least two names long; null where that is nothing, or they are one. */
export function sharedDomain(one: string, other: string): string | null {
  if (one === other) return null;
  const [ours, theirs] = [one.split('.').reverse(), other.split('.').reverse()];
  const length = ours.findIndex((name, at) => name !== theirs[at]);
  const shared = ours.slice(0, length === -1 ? ours.length : length);
  return shared.length < 2 ? null : shared.reverse().join('.');
}

function written(value: string, seconds: number, { origin, accountOrigin }: Sites): string {
  const domain = sharedDomain(hostOf(origin), hostOf(accountOrigin));
  const parts = [`${NAME}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'SameSite=Lax'];
  if (domain !== null) parts.push(`Domain=${domain}`);
  if (origin.startsWith('https:')) parts.push('Secure');
  return parts.join('; ');
}

export const leftCookie = (digest: string, sites: Sites): string => written(digest, KEPT_S, sites);

export const clearedLeftCookie = (sites: Sites): string => written('', 0, sites);

/** The digests that a `Cookie` header holds: of two hosts there may be two. */
export const leftSessionsIn = (header: string | undefined): string[] =>
  (header?.split(';') ?? []).flatMap((pair) => {
    const [name, value = ''] = pair.trim().split('=', 2);
    return name === NAME && DIGEST.test(value) ? [value] : [];
  });
