import { accountUrl, withReturn } from './account-links.ts';
import type { PublicBrand } from './brands/public-brand.ts';
import type { EntranceNotice } from './entrance-query.ts';

type AccountSite = Pick<PublicBrand, 'accountOrigin'>;

/** First path segments of the account site's pages. NAV-16, NAV-25 */
const ACCOUNT_SCREENS = [
  '/dashboard',
  '/contact',
  '/faq',
  '/user',
  '/sso',
  '/vetrina',
  '/registrazione',
  '/password',
];

/** Whether one of our paths belongs to the account site, whatever its origin is. */
export const isAccountPath = (path: string): boolean =>
  ACCOUNT_SCREENS.some((screen) => path === screen || path.startsWith(`${screen}/`));

/** Origins of both sites, the newsstand's first. */
export const siteOrigins = ({
  origin,
  newsstandOrigin = origin,
  accountOrigin,
}: Pick<PublicBrand, 'origin' | 'newsstandOrigin' | 'accountOrigin'>): [string, string] => [
  newsstandOrigin,
  accountOrigin,
];

/**
 * URL of the sign-in page itself, without checking first whether the browser is signed in; `notice` names the
 * notice shown there. NAV-18
 */
export const signInUrl = (site: AccountSite, currentUrl: string, notice?: EntranceNotice): string =>
  accountUrl(site, withReturn('/sso/login', currentUrl)) + (notice ? `&avviso=${notice}` : '');

/** URL that signs a reader out of the account site, and returns to `currentUrl`. SHL-05 */
export const logoutUrl = (site: AccountSite, currentUrl: string): string =>
  accountUrl(site, withReturn('/sso/request-logout', currentUrl));
