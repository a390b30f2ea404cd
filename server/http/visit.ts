import type { Brand } from '#domain/brands/brand.ts';
import { brandByHost } from '#domain/brands/brand-by-host.ts';
import type { Config } from '../config.ts';

const LOCAL_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** What the host of a request says: which paper, and where its neighbours are reached from here. BRD-02 */
export type Site = {
  brand: Brand;
  /** Origin of this newsstand, for absolute addresses in the page. */
  origin: string;
  accountOrigin: string;
  newsstandUrl: (brand: Brand) => string;
};

/**
 * Reads the site from a host. Only a developer's own host is ever repeated in an address; anything else gets the
 * brand's configured domain, so that a forged Host header writes nothing into a page.
 */
export function siteOf(host: string, config: Pick<Config, 'accountOrigin'>): Site {
  const brand = brandByHost(host);
  const local = LOCAL_HOST.test(host) && URL.canParse(`http://${host}`);
  const port = /:\d+$/.exec(host)?.[0] ?? '';
  const originOf = (paper: Brand) =>
    local ? `http://${paper.devHost}.localhost${port}` : `https://edicola.${paper.domain}`;
  const origin = local ? `http://${host}` : originOf(brand);
  return {
    brand,
    origin,
    accountOrigin: config.accountOrigin?.replace('{domain}', brand.domain) ?? origin,
    newsstandUrl: (paper) => `${originOf(paper)}/`,
  };
}
