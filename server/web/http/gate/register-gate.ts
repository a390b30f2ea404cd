import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GATE_PATH } from '#domain/gate.ts';
import { redirectAddress } from '#domain/redirect-address.ts';
import type { IdentityService } from '#server/accounts/identity/identity-service.ts';
import type { Config } from '#server/base/config/config.ts';
import { DONE, type Result } from '#server/base/result.ts';
import { unlessBusy } from '../../apis/account/answers.ts';
import type { Gates } from '../../gate/gates.ts';
import { tryGate } from '../../gate/try-gate.ts';
import type { Build } from '../build.ts';
import { clientOf } from '../client.ts';
import { type Site, siteOf } from '../site-of-host.ts';
import { ASKED } from './gate-addresses.ts';
import { gatePage } from './gate-page.ts';
import { gateStrings as strings } from './strings.ts';

type Tried = Awaited<ReturnType<typeof tryGate>>;
type Refused = Tried extends Result<void, infer Reason> ? Reason : never;

/** A wait in words, `40 secondi`, `5 minuti`: rounded up, so that a retry after it is accepted. */
const waitWords = (seconds: number): string =>
  seconds <= 60 ? strings.seconds(Math.ceil(seconds)) : strings.minutes(Math.ceil(seconds / 60));

/** Message for a failed attempt at the gate. */
const tryWords = (refused: Refused): string =>
  refused === 'invalid-password' ? strings.wrong : strings.tooMany(waitWords(refused.wait));

const MAX_BODY_BYTES = 4096;
const FORM = 'application/x-www-form-urlencoded';

type Deps = { config: Config; gates: Gates; identity: IdentityService; build: Build | null };
type Query = Record<string, unknown>;

/**
 * Handles the gate's form without scripts: checks the password and redirects to the address that was requested. SHL-02
 */
export async function registerGate(
  app: FastifyInstance,
  { config, gates, identity, build }: Deps,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'string', bodyLimit: MAX_BODY_BYTES } as const;
    scope.addContentTypeParser(FORM, options, (_request, body, done) => done(null, body));

    scope.get<{ Querystring: Query }>(GATE_PATH, async (request, reply) => {
      const site = siteOf(request.host, config);
      const asked = addressIn(request.query);
      if (gates.isOpenTo(site.brand, request.headers.cookie)) return redirectTo(reply, site, asked);
      return show(reply, 403, { brand: site.brand, build, asked });
    });

    scope.post<{ Querystring: Query; Body: string | undefined }>(GATE_PATH, async (request, reply) => {
      const site = siteOf(request.host, config);
      const asked = addressIn(request.query);
      const tried = await tryHere(request, site);
      if (!tried.ok) return refuse(reply, tried.error, { brand: site.brand, build, asked });
      const { newsstandOrigin: origin, accountOrigin } = site;
      const cookie = gates.cookieOf(site.brand, { origin, accountOrigin });
      if (cookie !== undefined) reply.header('set-cookie', cookie);
      return redirectTo(reply, site, asked);
    });
  });

  async function tryHere(request: FastifyRequest<{ Body: string | undefined }>, site: Site): Promise<Tried> {
    const digest = gates.digestOf(site.brand);
    if (digest === undefined) return DONE;
    const password = new URLSearchParams(request.body ?? '').get('password') ?? '';
    const one = { sigla: site.brand.sigla, digest, password, client: clientOf(request, site) };
    return await unlessBusy(tryGate(identity, one));
  }
}

const addressIn = (query: Query): string => {
  const asked = query[ASKED];
  return typeof asked === 'string' ? asked : '/';
};

/**
 * Redirects to the address that was requested; never to another site, whatever the form says, and not back to the gate.
 */
function redirectTo(reply: FastifyReply, { origin }: Site, asked: string): FastifyReply {
  return reply
    .code(303)
    .header('cache-control', 'no-store')
    .header('location', redirectAddress(asked, [origin]))
    .send();
}

type Shown = Parameters<typeof gatePage>[0];

function refuse(reply: FastifyReply, refused: Refused, shown: Shown): FastifyReply {
  const isWrong = refused === 'invalid-password';
  if (!isWrong) reply.header('retry-after', String(refused.wait));
  return show(reply, isWrong ? 403 : 429, { ...shown, error: tryWords(refused) });
}

function show(reply: FastifyReply, status: number, shown: Shown): FastifyReply {
  const { html, policy } = gatePage(shown);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(html);
}
