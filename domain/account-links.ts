import type { PublicBrand } from './brands/public-brand.ts';

type AccountSite = Pick<PublicBrand, 'accountOrigin'>;

/** An address of the account site. Every link there is built by this. */
export const accountUrl = ({ accountOrigin }: AccountSite, path: string): string => accountOrigin + path;

/** The same for a link in the page: a path where the account site is this one. */
export const accountHref = (site: Pick<PublicBrand, 'origin' | 'accountOrigin'>, path: string): string =>
  site.origin === site.accountOrigin ? path : accountUrl(site, path);

/** An address that brings the reader back to `currentUrl`, a whole address. */
export const withReturn = (path: string, currentUrl: string) =>
  `${path}?redirect_uri=${encodeURIComponent(currentUrl)}`;

/** Where every link to the sign-in leads: the server alone knows where it goes on. SHL-04 */
export const SIGN_IN_ENTRY = '/sso/request-login';

/** Where a reader signs in; `currentUrl` is the whole address to come back to. SHL-04 */
export const loginUrl = (site: AccountSite, currentUrl: string): string =>
  accountUrl(site, withReturn(SIGN_IN_ENTRY, currentUrl));
