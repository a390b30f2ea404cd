import { HOME } from '#domain/addresses.ts';
import { isGuarded } from '#domain/guarded-screens.ts';
import { isReadable } from '#domain/readable-address.ts';
import { redirectAddress } from '#domain/redirect-address.ts';

/** Screens that only redirect: a sign-in that returns there would sign the reader out again, or go round in circles. */
const REDIRECTING_PATHS = ['/login', '/logout', '/test-guest'];

const isRedirecting = (path: string) => REDIRECTING_PATHS.includes(path) || path.startsWith('/sso/');

/** Address to which a sign-in continues. NAV-10 */
export function afterSignIn(address: string | undefined, origins: readonly [string, ...string[]]): string {
  const next = redirectAddress(address, origins);
  return isRedirecting(normalizedPath(next)) ? origins[0] + HOME : next;
}

/** Address to which a sign-out continues: not a page that would immediately ask for a sign-in. NAV-11 */
export function afterSignOut(address: string | undefined, origins: readonly [string, ...string[]]): string {
  const next = redirectAddress(address, origins);
  return isRedirecting(normalizedPath(next)) || isGuarded(normalizedPath(next)) ? origins[0] + HOME : next;
}

/** Path as the router reads it: a trailing slash, capitals and escapes make no difference. */
function normalizedPath(address: string): string {
  const { pathname } = new URL(address);
  const path = isReadable(pathname) ? decodeURIComponent(pathname) : pathname;
  return path.replace(/\/+$/, '').toLowerCase();
}
