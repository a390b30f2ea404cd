import { REMEMBERED_SESSION_DAYS } from './account-durations.ts';

/**
 * The cookie that tells the server that a reader signed out offline: SHA-256 of the session's token, which
 * gives no access. The server ends the session before it answers any request with this cookie. NAV-11, OFF-06
 */
const COOKIE_NAME = 'edicola_uscita';

/** Lifetime of the cookie: no session lasts longer without use. */
const COOKIE_MAX_AGE_S = REMEMBERED_SESSION_DAYS * 86_400;

const DIGEST = /^[0-9a-f]{64}$/;

/** Origins of the site that sets the cookie and of its account site, without a slash at the end. */
type SiteOriginPair = { origin: string; accountOrigin: string };

const hostOf = (origin: string): string => origin.replace(/^https?:\/\//, '').replace(/:\d+$/, '');

/** The domain that two hosts share, at least two labels long; null if there is none, or the hosts are the same. */
export function sharedDomain(one: string, other: string): string | null {
  if (one === other) return null;
  const [ours, theirs] = [one.split('.').reverse(), other.split('.').reverse()];
  const length = ours.findIndex((name, index) => name !== theirs[index]);
  const shared = ours.slice(0, length === -1 ? ours.length : length);
  return shared.length < 2 ? null : shared.reverse().join('.');
}

function cookieOf(value: string, seconds: number, { origin, accountOrigin }: SiteOriginPair): string {
  const domain = sharedDomain(hostOf(origin), hostOf(accountOrigin));
  const parts = [`${COOKIE_NAME}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'SameSite=Lax'];
  if (domain !== null) parts.push(`Domain=${domain}`);
  if (origin.startsWith('https:')) parts.push('Secure');
  return parts.join('; ');
}

export const signedOutCookie = (digest: string, sites: SiteOriginPair): string =>
  cookieOf(digest, COOKIE_MAX_AGE_S, sites);

export const clearedSignedOutCookie = (sites: SiteOriginPair): string => cookieOf('', 0, sites);

/**
 * A browser sends two cookies at most: one for the domain that the newsstand shares with its account site, and one for
 * this host only.
 */
const MAX_COOKIES = 2;

/** The different digests in a `Cookie` header; further ones than a browser sends are ignored. */
export function signedOutSessionsIn(header: string | undefined): string[] {
  const digests = (header?.split(';') ?? []).flatMap((pair) => {
    const [name, value = ''] = pair.trim().split('=', 2);
    return name === COOKIE_NAME && DIGEST.test(value) ? [value] : [];
  });
  return [...new Set(digests)].slice(0, MAX_COOKIES);
}
