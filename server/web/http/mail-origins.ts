import type { FastifyRequest } from 'fastify';
import type { Brand } from '#domain/brands/brand.ts';
import type { MailOrigins } from '#server/accounts/identity/account-context.ts';
import { LOCAL_HOST } from '#server/accounts/identity/own-network.ts';
import type { Config } from '#server/base/config/config.ts';
import { senderOf } from './sender.ts';
import { hostOf, siteOf } from './site-of-host.ts';

type Asking = Pick<FastifyRequest, 'host' | 'raw'>;

/**
 * Where mails of a paper lead that a request asks for: to the paper's configured sites. To a name of this machine only while
 * somebody tries the product on it, and asks from around it: whoever calls a host has readers mailed to no other. BRD-02
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
