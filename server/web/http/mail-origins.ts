import type { FastifyRequest } from 'fastify';
import type { Brand } from '#domain/brands/brand.ts';
import type { MailOrigins } from '#server/accounts/identity/account-context.ts';
import { LOCAL_HOST } from '#server/accounts/identity/own-network.ts';
import type { Config } from '#server/base/config/config.ts';
import { senderOf } from './request-sender.ts';
import { hostOf, siteOf } from './site-of-host.ts';

type RequestSource = Pick<FastifyRequest, 'host' | 'raw'>;

/**
 * Origins for the links in mails that a request triggers: the paper's configured sites. Outside production, a request
 * from around this machine to one of its own host names gets local origins; any other Host header has no effect on
 * readers' mails. BRD-02
 */
export function mailOriginsOf(
  brand: Brand,
  { host, raw }: RequestSource,
  config: Pick<Config, 'accountOrigin' | 'isProductionSet'>,
): MailOrigins {
  const isLocal = !config.isProductionSet && LOCAL_HOST.test(host) && senderOf(raw).isAround;
  const requestedSite = isLocal ? siteOf(host, config) : null;
  const site =
    requestedSite?.brand === brand ? requestedSite : siteOf(hostOf(brand, isLocal ? host : ''), config);
  return { origin: site.newsstandOrigin, accountOrigin: site.accountOrigin };
}
