import type { PublicBrand } from './brands/public-brand.ts';

type AccountSite = Pick<PublicBrand, 'accountOrigin'>;

/** URL of a path on the account site. Every link to it is built with this function. */
export const accountUrl = ({ accountOrigin }: AccountSite, path: string): string => accountOrigin + path;

/**
 * Address of a path on the account site for a link in a page: without the origin if the page is on the
 * account site.
 */
export const accountHref = (site: Pick<PublicBrand, 'origin' | 'accountOrigin'>, path: string): string =>
  site.origin === site.accountOrigin ? path : accountUrl(site, path);

/** Adds the parameter that brings the reader back to `currentUrl`, a whole address. */
export const withReturn = (path: string, currentUrl: string) =>
  `${path}?redirect_uri=${encodeURIComponent(currentUrl)}`;

/** Path of every link to the sign-in; only the server knows where it leads next. SHL-04 */
export const SIGN_IN_ENTRY = '/sso/request-login';

/** URL at which a reader signs in; `currentUrl` is the whole address to come back to. SHL-04 */
export const loginUrl = (site: AccountSite, currentUrl: string): string =>
  accountUrl(site, withReturn(SIGN_IN_ENTRY, currentUrl));
