import { HOME } from './addresses.ts';

/** Page, worker and server all have it; these rules compile with the types of none of them. */
declare class URL {
  static canParse(address: string, base: string): boolean;
  constructor(address: string, base: string);
  readonly href: string;
  readonly origin: string;
  readonly username: string;
  readonly password: string;
  readonly pathname: string;
}

/** No address of ours holds what browsers read in more than one way. */
const AMBIGUOUS = /[\\\p{Cc}\p{Zs}\p{Cf}]/u;

/**
 * The whole address to go on to after signing in or out: `address` where it belongs to one of the sites in `origins`, else
 * the home page of the first of them. A path is one of the first. Compared by origin, never by text. NAV-10, SES-05
 */
export function redirectAddress(
  address: string | undefined,
  origins: readonly [string, ...string[]],
): string {
  const home = origins[0] + HOME;
  if (!address || AMBIGUOUS.test(address)) return home;
  // `//host` is the address of another site, written short.
  if (address.startsWith('/') ? address.startsWith('//') : !/^https?:\/\//.test(address)) return home;
  if (!URL.canParse(address, origins[0])) return home;
  const url = new URL(address, origins[0]);
  if (url.username !== '' || url.password !== '') return home;
  // A path of two slashes would be read as another site by whoever takes it for a path alone.
  if (url.pathname.startsWith('//')) return home;
  return origins.includes(url.origin) ? url.href : home;
}
