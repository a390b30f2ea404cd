import type { FastifyRequest } from 'fastify';
import type { ApiDeps } from './api-deps.ts';
import { clientOf } from './client.ts';
import { mailOriginsOf } from './mail-origins.ts';
import { siteOf } from './site-of-host.ts';

/** All that is known of a call but whose it is. */
export function requestContextOf(
  request: FastifyRequest,
  {
    config,
    orm,
    now,
    prepared,
    extents,
    readAround,
    deliveries,
    packages,
    identity,
    gates,
    playStore,
    checkout,
    captcha,
    chats,
    consent,
    chatbot,
    push,
    tickets,
    sendings,
  }: ApiDeps,
) {
  const site = siteOf(request.host, config);
  const at = now();
  return {
    brand: site.brand,
    now: at,
    orm,
    packages,
    extent: () => extents(site.brand.sigla, at, prepared.generation),
    readAround,
    newsstandUrl: site.newsstandUrl,
    headers: request.headers,
    deliveries,
    identity,
    gates,
    playStore,
    checkout,
    captcha,
    chats,
    consent,
    chatbot,
    push,
    tickets,
    sendings,
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
