import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { normaliseLogin } from '#server/accounts/db/readers.ts';
import { isProofFresh } from '#server/accounts/identity/fresh-proof.ts';
import type { IdentityService } from '#server/accounts/identity/identity-service.ts';
import { runFor } from '#server/base/db/query-priority.ts';
import { accountHandlers } from '../apis/account/handlers.ts';
import { archiveHandlers } from '../apis/archive/handlers.ts';
import { refuse as refusalOf } from '../apis/refusals.ts';
import { siteHandlers } from '../apis/site/handlers.ts';
import { tooManyCalls } from '../apis/too-many-attempts.ts';
import { EventStream } from './answer-bodies.ts';
import { sessionOf } from './call-session.ts';
import { type ContractRoute, contractRoutes, typesOf } from './contract-routes.ts';
import { type Caller, CONTRACTS, type ContractName, replyChecker } from './contracts.ts';
import { answerIfUnavailable } from './errors.ts';
import { type ExpensiveKind, laneOf, type Requester } from './expensive-work.ts';
import type { Handler, RequestContext } from './handler.ts';
import { requesterByBrowser } from './known-requester.ts';
import { acceptPictures, refuseOtherTypes } from './media-type.ts';
import { perMinute } from './per-minute.ts';
import { renameCookie } from './rename-cookie.ts';
import { type ContextSource, requestContextOf } from './request-context.ts';
import type { RouteConfig } from './security-events.ts';
import { type Answer, closeAfterRefusal, isFile, refuse, sendRead, sendUncached } from './send-answer.ts';
import type { Services } from './services.ts';

const HANDLERS = { site: siteHandlers, account: accountHandlers, archive: archiveHandlers };

/**
 * Registers every operation of the three contracts as a route; requests that violate a contract never reach a handler.
 */
export async function registerApis(app: FastifyInstance, deps: ContextSource): Promise<void> {
  for (const name of CONTRACTS) {
    const { streamed, buffered } = contractRoutes(name);
    await app.register(async (scope) => {
      // Fastify does not parse a streamed body: its handler reads it, or leaves it unread.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(typesOf(streamed), (_request, payload, done) => done(null, payload));
      registerRoutes(scope, name, streamed, deps);
    });
    await app.register(async (scope) => {
      refuseOtherTypes(scope);
      acceptPictures(scope, typesOf(buffered));
      registerRoutes(scope, name, buffered, deps);
    });
  }
}

function registerRoutes(
  app: FastifyInstance,
  name: ContractName,
  routes: ContractRoute[],
  deps: ContextSource,
) {
  for (const route of routes) {
    const { method, url, schema, bodyLimit, perMinute: calls, mails } = route;
    const preHandler = [
      ...(calls === null ? [] : [refuseBeyond(calls)]),
      ...(mails ? [refuseWithoutMail(deps.services.identity)] : []),
    ];
    const contexts = new WeakMap<FastifyRequest, EarlyContext>();
    const onRequest = authenticate(name, route, deps, contexts);
    const handler = routeHandler(name, route, deps, { asked: contexts, authenticateAgain: onRequest });
    const config: RouteConfig = { operationId: route.operationId };
    const limits = { schema, ...(bodyLimit && { bodyLimit }) };
    app.route({ method, url, config, ...limits, onRequest, preHandler, handler });
  }
}

/** Refuses more than `calls` calls a minute from one network. */
function refuseBeyond(calls: number) {
  const count = perMinute(calls);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const wait = await count(request);
    return wait > 0 ? sendUncached(reply, tooManyCalls(wait)) : undefined;
  };
}

/** Refuses a call that sends mail while the mail server cannot be reached, alike for every address. */
const refuseWithoutMail =
  ({ mailer }: Pick<IdentityService, 'mailer'>) =>
  async () =>
    await mailer.ready?.();

/** Context of a call before its body has arrived. */
type EarlyContext = RequestContext;

/**
 * Finds the session of a call. A call that lacks a required session is refused before anything else about it is
 * checked. ROL-06
 */
function authenticate(
  name: ContractName,
  { caller, freshProof }: ContractRoute,
  deps: ContextSource,
  contexts: WeakMap<FastifyRequest, EarlyContext>,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const context = requestContextOf(request, deps);
    const callSession = await sessionOf(name, caller, context);
    if (!callSession.ok) return sendUncached(reply, refusalOf(callSession.error));
    const session = callSession.value;
    if (freshProof && session && !isProofFresh(session, context.now)) {
      return refuse(reply, 403, 'ERR_FRESH_PROOF', 'this call needs a proof of the last ten minutes');
    }
    renameCookie(reply, context.client, session);
    contexts.set(request, { ...context, session });
    return undefined;
  };
}

function routeHandler(
  name: ContractName,
  { operationId, caller, cache, expensive: kind }: ContractRoute,
  deps: ContextSource,
  {
    asked,
    authenticateAgain,
  }: { asked: WeakMap<FastifyRequest, EarlyContext>; authenticateAgain: ReturnType<typeof authenticate> },
) {
  const handlers = HANDLERS[name] as Record<string, Handler<unknown>>;
  const handler = handlers[operationId];
  if (!handler) throw new Error(`${name}.yaml: operation ${operationId} has no handler`);
  const check = deps.config.production ? null : replyChecker(name);
  const runInQueue = inQueue(kind, deps.services);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { body } = request;
    const { generation } = deps.services.prepared;
    if (lacksBody(request)) return refuse(reply, 400, 'ERR_BAD_REQUEST', 'body is missing');
    const streamed = body instanceof Readable;
    // The session may have ended while the body was arriving.
    if (!isReadRequest(request) && (await authenticateAgain(request, reply))) return reply;
    const context = requireContext(asked.get(request));
    const call = { ...context, query: request.query, path: request.params, body };
    const requester = await requesterOf(kind, request, context);
    const answer = await runInQueue(
      requester,
      request,
      reply,
      async () => (await handler(call as never)) as Answer,
    );
    if (answer === ANSWERED) return reply.hijack();
    check?.(operationId, answer.status, answer.body);
    if (isReadRequest(request) && answer.status === 200 && name !== 'account' && !isFile(answer)) {
      return await sendRead(request, reply, answer.body, { deps: deps.services, generation, call, cache });
    }
    if (streamed) closeAfterRefusal(reply, answer);
    const lane = laneOf(requester);
    const mayReceive = () => runFor({ lane }, mayContinueStream(request, { name, caller, handler }, deps));
    const onFailure = (error: unknown) => {
      if (answerIfUnavailable(error, request, reply, deps.config)) return;
      request.log.error(error);
      reply.raw.destroy();
    };
    return sendUncached(reply, answer, { streams: deps.services.streams, mayReceive, onFailure });
  };
}

function requireContext(context: EarlyContext | undefined): EarlyContext {
  if (!context) throw new Error('a call without its context');
  return context;
}

/** A call to sign in has no session yet, but its browser may be one that the named reader has signed in with before. */
async function requesterOf(
  kind: ExpensiveKind | null,
  { raw, body }: FastifyRequest,
  { session, client, orm, now }: EarlyContext,
): Promise<Requester> {
  const email = kind === 'sign-in' && session === null ? (body as { email?: unknown } | null)?.email : null;
  if (typeof email === 'string') {
    return await requesterByBrowser(orm, raw, client, { name: normaliseLogin(email), now });
  }
  return { connection: raw, readerId: session?.readerId };
}

/**
 * Whether a call with an open stream would still be answered: its session may have ended meanwhile, its account been
 * suspended, its access withdrawn. This check does not count as use of the session, so an open page does not keep it
 * alive.
 */
const mayContinueStream =
  (
    request: FastifyRequest,
    operation: { name: ContractName; caller: Caller; handler: Handler<unknown> },
    deps: ContextSource,
  ) =>
  async (): Promise<boolean> => {
    const { name, caller, handler } = operation;
    const context = requestContextOf(request, deps);
    const callSession = await sessionOf(name, caller, { ...context, isUse: false });
    if (!callSession.ok) return false;
    const { query, params: path, body } = request;
    const call = { ...context, session: callSession.value, query, path, body };
    return ((await handler(call as never)) as Answer).body instanceof EventStream;
  };

/** Placeholder for a call that was already answered from the prepared replies while it waited. */
const ANSWERED: Answer = { status: 200, body: null };

/**
 * Runs a handler in the queue of its operation's kind of work, or immediately if the operation is not expensive. If
 * another request has prepared the same reply meanwhile, that one is sent instead.
 */
const inQueue =
  (kind: ExpensiveKind | null, { expensiveWork, prepared }: Services) =>
  async (requester: Requester, { raw }: FastifyRequest, reply: FastifyReply, make: () => Promise<Answer>) => {
    if (kind === null) return await make();
    const answerIfPrepared = prepared.answerIfPreparedMeanwhile(raw, reply.raw);
    return await expensiveWork.answer(kind, requester, reply.raw, async () =>
      answerIfPrepared() ? ANSWERED : await make(),
    );
  };

/** Fastify validates a body by its content type: a call with neither would reach its handler unvalidated. */
const lacksBody = ({ routeOptions, body }: FastifyRequest) =>
  body === undefined && routeOptions.schema?.body !== undefined;

const isReadRequest = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
