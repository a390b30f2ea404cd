import { isAccountPath } from './account-site.ts';

/** Origins of the two sites without a trailing slash; empty for the site of the current page. */
export type SiteOrigins = { edicolaUri?: string; accountUri?: string };

/** Whether an address is a path on our sites, not a protocol-relative address of another site. */
export const isPath = (address: string): boolean => /^\/(?!\/)/.test(address);

/** An address without its query and fragment. */
export const pathOf = (address: string): string => address.replace(/[?#].*$/, '');

/** Prefixes a path with the origin of the site it belongs to; other addresses are unchanged. NAV-16 */
export function siteAddress(address: string, { edicolaUri = '', accountUri = '' }: SiteOrigins): string {
  if (!isPath(address)) return address;
  return (isAccountPath(pathOf(address)) ? accountUri : edicolaUri) + address;
}

/**
 * The origins that a page of one of our sites puts before addresses of the other. If both are on one origin, all
 * addresses stay paths.
 */
export function siteOriginsFrom(
  pageOrigin: string,
  { newsstandOrigin, accountOrigin }: { newsstandOrigin: string; accountOrigin: string },
): Required<SiteOrigins> {
  if (newsstandOrigin === accountOrigin) return { edicolaUri: '', accountUri: '' };
  return pageOrigin === accountOrigin
    ? { edicolaUri: newsstandOrigin, accountUri: '' }
    : { edicolaUri: '', accountUri: accountOrigin };
}
