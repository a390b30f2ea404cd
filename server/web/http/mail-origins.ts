import type { FastifyRequest } from 'fastify';
import type { Brand } from '#domain/brands/brand.ts';
import type { MailOrigins } from '#server/accounts/identity/account-context.ts';
import { LOCAL_HOST } from '#server/accounts/identity/own-network.ts';
import type { Config } from '#server/base/config/config.ts';
import { senderOf } from './request-sender.ts';
import { hostOf, siteOf } from './site-of-host.ts';

type Asking = Pick<FastifyRequest, 'host' | 'raw'>;

/**
 * Origins for the links in mails that a request triggers: the paper's configured sites. Outside production, a request
 * from around this machine to one of its own host names gets local origins; any other Host header has no effect on
 * readers' mails. BRD-02
 */
export function mailOriginsOf(
  brand: Brand,
  { host, raw }: Asking,
  config: Pick<Config, 'accountOrigin' | 'earnest'>,
): MailOrigins {
  const isHere = !config.earnest && LOCAL_HOST.test(host) && senderOf(raw).isAround;
  const asked = isHere ? siteOf(host, config) : null;
  const site = asked?.brand === brand ? asked : siteOf(hostOf(brand, isHere ? host : ''), config);
  return { origin: site.newsstandOrigin, accountOrigin: site.accountOrigin };
}
