import { accountUrl, withReturn } from './account-links.ts';
import type { PublicBrand } from './brands/public-brand.ts';
import type { EntranceNotice } from './entrance-query.ts';

type AccountSite = Pick<PublicBrand, 'accountOrigin'>;

/** First segments of what lives on the account site. NAV-16, NAV-25 */
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

/** Whether an address of ours belongs to the account site, wherever that stands. */
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

/** The sign-in itself, without asking first whether the browser is signed in; `said` names what the reader is told there. NAV-18 */
export const signInUrl = (site: AccountSite, currentUrl: string, said?: EntranceNotice): string =>
  accountUrl(site, withReturn('/sso/login', currentUrl)) + (said ? `&avviso=${said}` : '');

/** Where a reader signs out of the account site, and comes back from. SHL-05 */
export const logoutUrl = (site: AccountSite, currentUrl: string): string =>
  accountUrl(site, withReturn('/sso/request-logout', currentUrl));
