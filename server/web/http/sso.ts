import type { FastifyInstance } from 'fastify';
import { SIGN_IN_ENTRY, withReturn } from '#domain/account-links.ts';
import { redirectAddress } from '#domain/redirect-address.ts';
import { addressWithCode } from '#server/accounts/identity/id-codes.ts';
import { sessionOfCookie } from '#server/accounts/identity/sessions.ts';
import type { Config } from '#server/base/config/config.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { clientOf } from './client.ts';
import { renameCookie } from './rename-cookie.ts';
import { siteOf } from './site-of-host.ts';

type SsoDeps = { config: Config; orm: Orm; now: () => Date };

/** First value of a query parameter; repeated ones are ignored. */
const firstValue = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : Array.isArray(value) ? firstValue(value[0]) : undefined;

/**
 * Registers the address that all sign-in links lead to: a browser with a session at the account site is redirected back
 * with a code, any other to the sign-in screen. It never redirects to a third-party site. SES-05, SHL-04
 */
export function registerSso(app: FastifyInstance, { config, orm, now }: SsoDeps): void {
  app.get(SIGN_IN_ENTRY, async (request, reply) => {
    const site = siteOf(request.host, config);
    const { newsstandOrigin: origin, accountOrigin } = site;
    const target = redirectAddress(firstValue((request.query as { redirect_uri?: unknown }).redirect_uri), [
      origin,
      accountOrigin,
    ]);
    reply.header('cache-control', 'no-store');
    // Only the account site has the cookie.
    if (site.origin !== accountOrigin) {
      return reply.redirect(withReturn(accountOrigin + SIGN_IN_ENTRY, target), 303);
    }
    const client = clientOf(request, site);
    const scope = { brand: site.brand, now: now() };
    const found = client.cookie ? await sessionOfCookie(orm, scope, client.cookie) : null;
    if (!found?.ok) {
      return reply.redirect(withReturn(`${accountOrigin}/sso/login`, target), 303);
    }
    renameCookie(reply, client, found.value);
    const signInCall = { ...scope, orm, origin, accountOrigin, client };
    return reply.redirect(await addressWithCode(orm, signInCall, found.value.deviceId, target), 303);
  });
}
