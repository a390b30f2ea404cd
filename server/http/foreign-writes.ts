import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PRESS_UNSUBSCRIBE_PATH, UNSUBSCRIBE_PATH } from '#domain/unsubscribe-address.ts';
import { refusal } from '../apis/replies.ts';
import type { Config } from '../config.ts';
import { comesFromBrand } from './brand-origins.ts';
import { siteOf } from './visit.ts';

type Origins = Pick<Config, 'accountOrigin'>;

/**
 * Writes in nobody's name: mail programs send there from wherever they run, and the page that stands there tells no
 * origin, lest its address be told with it. Whoever has the token of a mail may end what it is about. RFC 8058
 */
const BY_TOKEN: readonly string[] = [UNSUBSCRIBE_PATH, PRESS_UNSUBSCRIBE_PATH];

/** What a browser says of a page of another origin. */
const FROM_ELSEWHERE: readonly string[] = ['cross-site', 'same-site'];

/** A page of another origin may not write here in a reader's name. */
export function refuseForeignWrites(app: FastifyInstance, config: Origins): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (BY_TOKEN.includes(request.url.split('?', 1)[0] ?? '') || !isForeign(request, config)) return;
    const { body } = refusal(403, 'ERR_FORBIDDEN', 'written from another origin');
    return reply.code(403).header('cache-control', 'no-store').send(body);
  });
}

function isForeign(request: FastifyRequest, config: Origins): boolean {
  const { origin } = request.headers;
  // Programs that are no browsers say neither; another site of the same domain is another site.
  if (origin === undefined) return FROM_ELSEWHERE.includes(String(request.headers['sec-fetch-site']));
  const site = siteOf(request.host, config);
  const own = [site.origin, site.newsstandOrigin, site.accountOrigin];
  return !own.includes(origin) && !comesFromBrand(request, config);
}
