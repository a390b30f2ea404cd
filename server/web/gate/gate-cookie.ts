import type { Brand } from '#domain/brands/brand.ts';
import { isSecret } from '#server/accounts/identity/secrets.ts';

const PLAIN_NAME = 'edicola_accesso';

/**
 * Browsers accept a `__Host-` cookie only from the very host that it is for, and a `__Secure-` cookie only
 * over https.
 */
const HOST_NAME = `__Host-${PLAIN_NAME}`;
const SHARED_NAME = `__Secure-${PLAIN_NAME}`;

/** Cookies under the former name are still accepted: only the server can compute the value. */
const NAMES: readonly string[] = [HOST_NAME, SHARED_NAME, PLAIN_NAME];

/**
 * Browsers keep a cookie for at most 400 days. The password decides how long a gate stays open for a browser.
 */
const MAX_AGE_S = 400 * 86_400;

type CookieSites = { origin: string; accountOrigin: string; paper: Pick<Brand, 'domain' | 'devHost'> };

/** `Set-Cookie` header of a browser that passed the gate. An account site on a host of its own gets the cookie too. */
export function gateCookie(key: string, { origin, accountOrigin, paper }: CookieSites): string {
  const shared = sharedDomain([origin, accountOrigin], paper);
  const secure = origin.startsWith('https:');
  const name = secure ? (shared ? SHARED_NAME : HOST_NAME) : PLAIN_NAME;
  const parts = [`${name}=${key}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${MAX_AGE_S}`];
  if (shared) parts.push(`Domain=${shared}`);
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

/**
 * The domain that both hosts share, if there are two hosts; without one a cookie is limited to the host that set it.
 */
function sharedDomain(
  origins: readonly string[],
  { domain, devHost }: CookieSites['paper'],
): string | undefined {
  const hosts = origins.map((origin) => new URL(origin).hostname);
  if (new Set(hosts).size < 2) return undefined;
  const isUnder = (parent: string) => hosts.every((host) => host === parent || host.endsWith(`.${parent}`));
  return [domain, `${devHost}.localhost`].find(isUnder);
}

/** Values of the gate cookie in a request's `Cookie` header: with two hosts there may be two. */
export function readGateCookie(header: string | undefined): string[] {
  return (header?.split(';') ?? []).flatMap((pair) => {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    return NAMES.includes(name) && isSecret(value) ? [value] : [];
  });
}
