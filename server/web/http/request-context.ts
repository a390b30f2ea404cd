import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/base/config/config.ts';
import { clientOf } from './client.ts';
import type { RequestContext } from './handler.ts';
import { mailOriginsOf } from './mail-origins.ts';
import type { Services } from './services.ts';
import { siteOf } from './site-of-host.ts';

/** Dependencies of a request context besides the request. */
export type ContextSource = { config: Config; now: () => Date; services: Services };

/** Makes the context of a request, except its session. */
export function requestContextOf(
  request: FastifyRequest,
  { config, now, services }: ContextSource,
): Omit<RequestContext, 'session'> {
  const site = siteOf(request.host, config);
  const requestTime = now();
  return {
    ...services,
    brand: site.brand,
    now: requestTime,
    archiveDays: () => services.archiveDaysOf(site.brand.sigla, requestTime, services.prepared.generation),
    newsstandUrl: site.newsstandUrl,
    headers: request.headers,
    newsroomKey: config.importKeys[site.brand.sigla],
    mailEventsKey: config.mailEventsKey,
    origin: site.newsstandOrigin,
    accountOrigin: site.accountOrigin,
    mailOrigins: mailOriginsOf(site.brand, request, config),
    pageOrigin: request.headers.origin ?? site.origin,
    showcase: config.showcase ?? site.brand.showcase,
    client: clientOf(request, site),
  };
}
