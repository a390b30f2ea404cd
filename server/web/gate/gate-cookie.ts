import type { Brand } from '#domain/brands/brand.ts';
import { isSecret } from '#server/accounts/identity/secrets.ts';

const PLAIN_NAME = 'edicola_accesso';

/** On https browsers take the first from this very host alone, and the second from a site with a secure connection. */
const HOST_NAME = `__Host-${PLAIN_NAME}`;
const SHARED_NAME = `__Secure-${PLAIN_NAME}`;

/** Whoever came through before it had its names of now is through: nobody else can make up what it holds. */
const NAMES: readonly string[] = [HOST_NAME, SHARED_NAME, PLAIN_NAME];

/** The password decides how long a gate stays open; browsers keep a cookie for 400 days at most. */
const KEPT_S = 400 * 86_400;

type Where = { origin: string; accountOrigin: string; paper: Pick<Brand, 'domain' | 'devHost'> };

/** `Set-Cookie` by which a browser is through. An account site with a host of its own gets it too. */
export function gateCookie(key: string, { origin, accountOrigin, paper }: Where): string {
  const shared = sharedDomain([origin, accountOrigin], paper);
  const secure = origin.startsWith('https:');
  const name = secure ? (shared ? SHARED_NAME : HOST_NAME) : PLAIN_NAME;
  const parts = [`${name}=${key}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${KEPT_S}`];
  if (shared) parts.push(`Domain=${shared}`);
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

/** What both hosts are under, where they are two; without one a cookie stays with the host that set it. */
function sharedDomain(origins: readonly string[], { domain, devHost }: Where['paper']): string | undefined {
  const hosts = origins.map((origin) => new URL(origin).hostname);
  if (new Set(hosts).size < 2) return undefined;
  const isUnder = (parent: string) => hosts.every((host) => host === parent || host.endsWith(`.${parent}`));
  return [domain, `${devHost}.localhost`].find(isUnder);
}

/** What a request's `Cookie` header says of it: of two hosts there may be two. */
export function readGateCookie(header: string | undefined): string[] {
  return (header?.split(';') ?? []).flatMap((pair) => {
    const [name = '', value = ''] = pair.trim().split('=', 2);
    return NAMES.includes(name) && isSecret(value) ? [value] : [];
  });
}
