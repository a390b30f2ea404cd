import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GATE_PATH } from '#domain/gate.ts';
import { redirectAddress } from '#domain/redirect-address.ts';
import type { IdentityService } from '#server/accounts/identity/identity-service.ts';
import type { Config } from '#server/base/config/config.ts';
import { DONE, type Result } from '#server/base/result.ts';
import { refusedIfBusy } from '../../apis/account/answers.ts';
import type { Gates } from '../../gate/gates.ts';
import { tryGate } from '../../gate/try-gate.ts';
import type { Build } from '../build.ts';
import { clientOf } from '../client.ts';
import { type Site, siteOf } from '../site-of-host.ts';
import { REQUESTED_ADDRESS_PARAM } from './gate-addresses.ts';
import { gatePage } from './gate-page.ts';
import { gateStrings as strings } from './strings.ts';

type AttemptResult = Awaited<ReturnType<typeof tryGate>>;
type GateRefusal = AttemptResult extends Result<void, infer Reason> ? Reason : never;

/** A waiting time as text, `40 secondi`, `5 minuti`: rounded up, so that a retry after it is accepted. */
const waitText = (seconds: number): string =>
  seconds <= 60 ? strings.seconds(Math.ceil(seconds)) : strings.minutes(Math.ceil(seconds / 60));

/** Message for a failed attempt at the gate. */
const refusalText = (refused: GateRefusal): string =>
  refused === 'invalid-password' ? strings.wrong : strings.tooMany(waitText(refused.wait));

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
      const requestedAddress = addressIn(request.query);
      if (gates.isOpenTo(site.brand, request.headers.cookie))
        return redirectTo(reply, site, requestedAddress);
      return show(reply, 403, { brand: site.brand, build, requestedAddress });
    });

    scope.post<{ Querystring: Query; Body: string | undefined }>(GATE_PATH, async (request, reply) => {
      const site = siteOf(request.host, config);
      const requestedAddress = addressIn(request.query);
      const attempt = await checkPassword(request, site);
      if (!attempt.ok) return refuse(reply, attempt.error, { brand: site.brand, build, requestedAddress });
      const { newsstandOrigin: origin, accountOrigin } = site;
      const cookie = gates.cookieOf(site.brand, { origin, accountOrigin });
      if (cookie !== undefined) reply.header('set-cookie', cookie);
      return redirectTo(reply, site, requestedAddress);
    });
  });

  async function checkPassword(
    request: FastifyRequest<{ Body: string | undefined }>,
    site: Site,
  ): Promise<AttemptResult> {
    const passwordHash = gates.passwordHashOf(site.brand);
    if (passwordHash === undefined) return DONE;
    const password = new URLSearchParams(request.body ?? '').get('password') ?? '';
    const gateAttempt = { sigla: site.brand.sigla, passwordHash, password, client: clientOf(request, site) };
    return await refusedIfBusy(tryGate(identity, gateAttempt));
  }
}

const addressIn = (query: Query): string => {
  const address = query[REQUESTED_ADDRESS_PARAM];
  return typeof address === 'string' ? address : '/';
};

/**
 * Redirects to the address that was requested; never to another site, whatever the form says. A request for the gate's
 * own address leads on from there to the home page.
 */
function redirectTo(reply: FastifyReply, { origin }: Site, address: string): FastifyReply {
  return reply
    .code(303)
    .header('cache-control', 'no-store')
    .header('location', redirectAddress(address, [origin]))
    .send();
}

type PageInput = Parameters<typeof gatePage>[0];

function refuse(reply: FastifyReply, refused: GateRefusal, input: PageInput): FastifyReply {
  const isWrong = refused === 'invalid-password';
  if (!isWrong) reply.header('retry-after', String(refused.wait));
  return show(reply, isWrong ? 403 : 429, { ...input, error: refusalText(refused) });
}

function show(reply: FastifyReply, status: number, input: PageInput): FastifyReply {
  const { html, policy } = gatePage(input);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(html);
}
