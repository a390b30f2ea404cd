import { HOME } from '#domain/addresses.ts';
import { isGuarded } from '#domain/guarded-screens.ts';
import { isReadable } from '#domain/readable-address.ts';
import { redirectAddress } from '#domain/redirect-address.ts';

/** Screens that only lead on: whoever was sent there by a sign-in would be signed out again, or go round in circles. */
const PASSAGES = ['/login', '/logout', '/test-guest'];

const isPassage = (path: string) => PASSAGES.includes(path) || path.startsWith('/sso/');

/** Where a reader goes on to who has signed in. NAV-10 */
export function afterSignIn(address: string | undefined, origins: readonly [string, ...string[]]): string {
  const next = redirectAddress(address, origins);
  return isPassage(bare(next)) ? origins[0] + HOME : next;
}

/** Where a reader goes on to who has signed out: not to a page that would ask for a sign-in at once. NAV-11 */
export function afterSignOut(address: string | undefined, origins: readonly [string, ...string[]]): string {
  const next = redirectAddress(address, origins);
  return isPassage(bare(next)) || isGuarded(bare(next)) ? origins[0] + HOME : next;
}

/** As the router reads it: a path is the same page with a slash at its end, in capitals, and escaped. */
function bare(address: string): string {
  const { pathname } = new URL(address);
  const path = isReadable(pathname) ? decodeURIComponent(pathname) : pathname;
  return path.replace(/\/+$/, '').toLowerCase();
}
