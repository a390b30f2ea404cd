import { isAccountPath } from './account-site.ts';

/** Origins of the two sites without a slash at the end; empty for the one that a page stands on. */
export type SiteOrigins = { edicolaUri?: string; accountUri?: string };

/** Whether an address is a path of ours, and not the address of another site written short. */
export const isPath = (address: string): boolean => /^\/(?!\/)/.test(address);

/** An address without its query and fragment. */
export const pathOf = (address: string): string => address.replace(/[?#].*$/, '');

/** Leads a path of ours to the site that it belongs to; other addresses stay. NAV-16 */
export function siteAddress(address: string, { edicolaUri = '', accountUri = '' }: SiteOrigins): string {
  if (!isPath(address)) return address;
  return (isAccountPath(pathOf(address)) ? accountUri : edicolaUri) + address;
}

/** What a page of one of our sites writes before addresses of the other. On one origin all addresses stay paths. */
export function siteOriginsFrom(
  pageOrigin: string,
  { newsstandOrigin, accountOrigin }: { newsstandOrigin: string; accountOrigin: string },
): Required<SiteOrigins> {
  if (newsstandOrigin === accountOrigin) return { edicolaUri: '', accountUri: '' };
  return pageOrigin === accountOrigin
    ? { edicolaUri: newsstandOrigin, accountUri: '' }
    : { edicolaUri: '', accountUri: accountOrigin };
}
