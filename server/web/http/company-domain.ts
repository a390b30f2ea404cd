import type { IncomingMessage, ServerResponse } from 'node:http';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { LOCAL_HOST } from '#server/accounts/identity/own-network.ts';
import type { Config } from '#server/base/config/config.ts';
import { COMMON_HEADERS } from './security-headers.ts';
import { hostOf } from './site-of-host.ts';

/** The name of a host without port and final dot, as it is configured. */
const nameOf = (host: string): string => host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/**
 * Redirects requests for a domain of the digital company to the main newspaper, at the same address. The response
 * repeats nothing of the requested host except the port of this machine. BRD-05
 * @returns True when the request was redirected.
 */
export function redirectToMainPaper(
  { headers: { host = '' }, url = '/' }: Pick<IncomingMessage, 'headers' | 'url'>,
  response: ServerResponse,
  { companyDomains }: Pick<Config, 'companyDomains'>,
): boolean {
  if (!companyDomains.includes(nameOf(host))) return false;
  const [main] = BRANDS;
  const scheme = LOCAL_HOST.test(host) ? 'http' : 'https';
  const location = `${scheme}://${hostOf(main, host)}${pathOf(url)}`;
  response.writeHead(308, { ...COMMON_HEADERS, location, 'cache-control': 'no-cache', 'content-length': 0 });
  response.end();
  return true;
}

/** A request line may contain an absolute address; only its path is used. */
function pathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}
