import { HOME } from './addresses.ts';

/** Page, worker and server all have `URL`; this file compiles without the type library of any of them. */
declare class URL {
  static canParse(address: string, base: string): boolean;
  constructor(address: string, base: string);
  readonly href: string;
  readonly origin: string;
  readonly username: string;
  readonly password: string;
  readonly pathname: string;
}

/** Characters that browsers interpret differently; none of our addresses contains them. */
const AMBIGUOUS = /[\\\p{Cc}\p{Zs}\p{Cf}]/u;

/**
 * The absolute address to open after signing in or out: `address` if it belongs to one of the sites in `origins`, else
 * the home page of the first of them. A path belongs to the first. Origins are compared, never text. NAV-10, SES-05
 */
export function redirectAddress(
  address: string | undefined,
  origins: readonly [string, ...string[]],
): string {
  const home = origins[0] + HOME;
  if (!address || AMBIGUOUS.test(address)) return home;
  // `//host` is a protocol-relative address of another site.
  if (address.startsWith('/') ? address.startsWith('//') : !/^https?:\/\//.test(address)) return home;
  if (!URL.canParse(address, origins[0])) return home;
  const url = new URL(address, origins[0]);
  if (url.username !== '' || url.password !== '') return home;
  // A path that begins with two slashes would be read as another site by code that uses only the path.
  if (url.pathname.startsWith('//')) return home;
  return origins.includes(url.origin) ? url.href : home;
}
