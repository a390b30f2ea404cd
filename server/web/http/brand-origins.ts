import type { IncomingMessage, ServerResponse } from 'node:http';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import type { Config } from '#server/base/config/config.ts';
import { type ContractName, readContract, splitByStreamedBody } from './contracts.ts';
import { siteOf } from './site-of-host.ts';

/** APIs on a host of their own in production; the site's API is called only by its own pages. */
const SHARED_APIS: ContractName[] = ['account', 'archive'];

/** Request headers of the app's calls that need a preflight. */
const ALLOWED_HEADERS = 'authorization, content-type, conversazione, idempotency-key, lavoro';
const PREFLIGHT_MAX_AGE_S = 600;

/**
 * Methods of every address that pages call. Operations with a streamed body are left out: only newsrooms call
 * them.
 */
const METHODS: readonly { path: RegExp; methods: string }[] = SHARED_APIS.flatMap((name) =>
  Object.entries(splitByStreamedBody(readContract(name)).buffered.paths),
).flatMap(([path, operations]) => {
  const names = Object.keys(operations).map((method) => method.toUpperCase());
  const parts = path.replaceAll(/\{\w+\}/g, '[^/]+');
  const methods = names.join(', ').replace('GET', 'GET, HEAD');
  return names.length > 0 ? [{ path: new RegExp(`^${parts}/?$`), methods }] : [];
});

const methodsOf = (url = '/') => {
  const requestedPath = url.split('?', 1)[0] ?? '/';
  return METHODS.find(({ path }) => path.test(requestedPath))?.methods;
};

type RequestHead = Pick<IncomingMessage, 'url' | 'headers'>;
type Origins = Pick<Config, 'accountOrigin'>;

/** Whether the request comes from a page of one of the six papers and calls an address that pages may call. API-02 */
export function comesFromBrand(
  { url, headers: { host = '', origin } }: RequestHead,
  config: Origins,
): boolean {
  const { newsstandUrl } = siteOf(host, config);
  return methodsOf(url) !== undefined && BRANDS.some((brand) => newsstandUrl(brand) === `${origin}/`);
}

/**
 * Sets the CORS headers with which pages of the six papers may read responses of the account and archive APIs, with
 * credentials. They are added to each response as it is sent, never to the cached reply. API-02
 * @returns True when the request was a preflight and has been answered.
 */
export function allowBrands(request: IncomingMessage, response: ServerResponse, config: Origins): boolean {
  const methods = methodsOf(request.url);
  if (methods === undefined) return false;
  response.setHeader('vary', 'Origin');
  if (!comesFromBrand(request, config)) return false;
  response.setHeader('access-control-allow-origin', String(request.headers.origin));
  response.setHeader('access-control-allow-credentials', 'true');
  if (request.method !== 'OPTIONS') return false;
  response.writeHead(204, {
    'access-control-allow-methods': methods,
    'access-control-allow-headers': ALLOWED_HEADERS,
    'access-control-max-age': String(PREFLIGHT_MAX_AGE_S),
  });
  response.end();
  return true;
}
