import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UNSUBSCRIBE_PATHS } from '#domain/unsubscribe-address.ts';
import type { Config } from '#server/base/config/config.ts';
import { refusal } from '../apis/replies.ts';
import { comesFromBrand } from './brand-origins.ts';
import { siteOf } from './site-of-host.ts';

type Origins = Pick<Config, 'accountOrigin'>;

/** Values of `Sec-Fetch-Site` for requests from pages of another origin. */
const FOREIGN_SITES: readonly string[] = ['cross-site', 'same-site'];

/** Refuses writes from a page of another origin, which could act in a reader's name. */
export function refuseForeignWrites(app: FastifyInstance, config: Origins): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (UNSUBSCRIBE_PATHS.includes(request.url.split('?', 1)[0] ?? '') || !isForeign(request, config)) return;
    const { body } = refusal(403, 'ERR_FORBIDDEN', 'written from another origin');
    return reply.code(403).header('cache-control', 'no-store').send(body);
  });
}

function isForeign(request: FastifyRequest, config: Origins): boolean {
  const { origin } = request.headers;
  // Programs that are not browsers send neither header; another site of the same domain counts as foreign.
  if (origin === undefined) return FOREIGN_SITES.includes(String(request.headers['sec-fetch-site']));
  const site = siteOf(request.host, config);
  const ownOrigins = [site.origin, site.newsstandOrigin, site.accountOrigin];
  return !ownOrigins.includes(origin) && !comesFromBrand(request, config);
}
