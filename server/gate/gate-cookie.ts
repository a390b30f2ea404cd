import type { Brand } from '#domain/brands/brand.ts';
import { isSecret } from '../identity/secrets.ts';

const NAME = 'edicola_accesso';

/** The password decides how long a gate stays open; browsers keep a cookie for 400 days at most. */
const KEPT_S = 400 * 86_400;

type Where = { origin: string; accountOrigin: string; paper: Pick<Brand, 'domain' | 'devHost'> };

/** `Set-Cookie` by which a browser is through. An account site with a host of its own gets it too. */
export function gateCookie(key: string, { origin, accountOrigin, paper }: Where): string {
  const parts = [`${NAME}=${key}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${KEPT_S}`];
  const shared = sharedDomain([origin, accountOrigin], paper);
  if (shared) parts.push(`Domain=${shared}`);
  if (origin.startsWith('https:')) parts.push('Secure');
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
    const [name, value = ''] = pair.trim().split('=', 2);
    return name === NAME && isSecret(value) ? [value] : [];
  });
}
