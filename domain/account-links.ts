import type { PublicBrand } from './brands/public-brand.ts';

/** Where a reader signs in; `currentUrl` is the whole address to come back to. SHL-04 */
export function loginUrl({ accountOrigin }: Pick<PublicBrand, 'accountOrigin'>, currentUrl: string): string {
  return `${accountOrigin}/sso/request-login?redirect_uri=${encodeURIComponent(currentUrl)}`;
}
