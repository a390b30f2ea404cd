import type { Brand } from '#domain/brands/brand.ts';
import { BRANDS, brandByHost } from '#domain/brands/brand-by-host.ts';
import { LOCAL_HOST } from '#server/accounts/identity/own-network.ts';
import type { Config } from '#server/base/config/config.ts';

/** What follows from the host of a request: the paper, and the origins of its sites. BRD-02 */
export type Site = {
  brand: Brand;
  /** Origin of the requested site, newsstand or account site, for absolute addresses in the page. */
  origin: string;
  /** Origin of the paper's newsstand, also if the account site is requested. */
  newsstandOrigin: string;
  accountOrigin: string;
  newsstandUrl: (brand: Brand) => string;
};

type Origins = Pick<Config, 'accountOrigin'>;

/** Origin of a paper's account site, if that is on a host of its own. */
function accountOriginOf(brand: Brand, { accountOrigin }: Origins, port: string): string | null {
  const withDomains = accountOrigin?.replace('{domain}', brand.domain).replace('{devHost}', brand.devHost);
  return withDomains?.replace(':{port}', port) ?? null;
}

const isHostOf = (host: string, origin: string | null): boolean =>
  origin !== null && new URL(origin).host === host.toLowerCase();

/**
 * Reads the site from a host. Only a developer's own host is ever repeated in an address; any other is replaced by the
 * brand's configured domain, so that a forged Host header has no effect on a page.
 */
export function siteOf(host: string, config: Origins): Site {
  const isLocal = LOCAL_HOST.test(host) && URL.canParse(`http://${host}`);
  const port = (isLocal && /:\d+$/.exec(host)?.[0]) || '';
  const accountSitePaper = BRANDS.find((paper) => isHostOf(host, accountOriginOf(paper, config, port)));
  const brand = accountSitePaper ?? brandByHost(host);
  const originOf = (paper: Brand) =>
    isLocal ? `http://${paper.devHost}.localhost${port}` : `https://edicola.${paper.domain}`;
  const requestedOrigin = isLocal ? `http://${host}` : originOf(brand);
  const accountOrigin = accountOriginOf(brand, config, port) ?? requestedOrigin;
  return {
    brand,
    origin: accountSitePaper ? accountOrigin : requestedOrigin,
    newsstandOrigin: accountSitePaper ? originOf(brand) : requestedOrigin,
    accountOrigin,
    newsstandUrl: (paper) => `${originOf(paper)}/`,
  };
}

/**
 * Host of a paper's newsstand: the production one, or the local one if `referenceHost` is a host of this
 * machine.
 */
export function hostOf(
  { domain, devHost }: Pick<Brand, 'domain' | 'devHost'>,
  referenceHost: string,
): string {
  if (!LOCAL_HOST.test(referenceHost)) return `edicola.${domain}`;
  return `${devHost}.localhost${/:\d+$/.exec(referenceHost)?.[0] ?? ''}`;
}
