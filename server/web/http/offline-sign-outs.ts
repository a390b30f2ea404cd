import type { FastifyInstance } from 'fastify';
import { clearedSignedOutCookie, signedOutSessionsIn } from '#domain/signed-out-session.ts';
import { endSessionOfTokenHash } from '#server/accounts/identity/end-sessions.ts';
import type { Config } from '#server/base/config/config.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { siteOf } from './site-of-host.ts';

type Deps = { config: Pick<Config, 'accountOrigin'>; orm: Orm; now: () => Date };

/** Addresses whose response depends on the session. */
const OF_SESSIONS = /^\/(?:api|sso|v1)\//;

/**
 * Ends the session of a reader who signed out offline before that browser gets any response: the sign-out waiting in
 * its outbox may arrive later than the next visit. NAV-11, OFF-06
 */
export function endSessionsLeftOffline(app: FastifyInstance, { config, orm, now }: Deps): void {
  app.addHook('onRequest', async (request, reply) => {
    const digests = OF_SESSIONS.test(request.url) ? signedOutSessionsIn(request.headers.cookie) : [];
    if (digests.length === 0) return;
    for (const digest of digests) await endSessionOfTokenHash(orm, digest, now());
    const { origin, newsstandOrigin, accountOrigin } = siteOf(request.host, config);
    // The newsstand set the cookie, for its account site too.
    const hosts = [
      { origin, accountOrigin: origin },
      { origin: newsstandOrigin, accountOrigin },
    ];
    reply.header('set-cookie', [...new Set(hosts.map(clearedSignedOutCookie))]);
  });
}
