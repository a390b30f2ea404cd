import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { foldName } from '#server/accounts/db/readers.ts';
import { isProofFresh } from '#server/accounts/identity/fresh-proof.ts';
import type { IdentityService } from '#server/accounts/identity/identity-service.ts';
import { runFor } from '#server/base/db/query-priority.ts';
import { accountHandlers } from '../apis/account/handlers.ts';
import { archiveHandlers } from '../apis/archive/handlers.ts';
import { siteHandlers } from '../apis/site/handlers.ts';
import { tooManyCalls } from '../apis/too-many-attempts.ts';
import { EventStream } from './answer-bodies.ts';
import { sessionOf } from './call-session.ts';
import { type ContractRoute, contractRoutes, typesOf } from './contract-routes.ts';
import { type Caller, CONTRACTS, type ContractName, replyChecker } from './contracts.ts';
import { answeredUnavailable } from './errors.ts';
import { type ExpensiveKind, laneOf, type Requester } from './expensive-work.ts';
import type { Handler, RequestContext } from './handler.ts';
import { requesterByBrowser } from './known-requester.ts';
import { refuseOtherTypes, takePictures } from './media-type.ts';
import { perMinute } from './per-minute.ts';
import { renewCookie } from './renew-cookie.ts';
import { type ContextSource, requestContextOf } from './request-context.ts';
import type { RouteName } from './security-events.ts';
import { type Answer, isFile, leaveTheRest, refuse, sendRead, sendToOne } from './send-answer.ts';
import type { Services } from './services.ts';

const HANDLERS = { site: siteHandlers, account: accountHandlers, archive: archiveHandlers };

/** Every operation of the three contracts becomes a route; requests that break a contract never reach a handler. */
export async function registerApis(app: FastifyInstance, deps: ContextSource): Promise<void> {
  for (const name of CONTRACTS) {
    const { streamed, whole } = await contractRoutes(name);
    await app.register(async (scope) => {
      // A body that is streamed is no matter of the framework: its handler reads it, or leaves it.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(typesOf(streamed), (_request, payload, done) => done(null, payload));
      registerRoutes(scope, name, streamed, deps);
    });
    await app.register(async (scope) => {
      refuseOtherTypes(scope);
      takePictures(scope, typesOf(whole));
      registerRoutes(scope, name, whole, deps);
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
    const asked = new WeakMap<FastifyRequest, Asked>();
    const onRequest = askWho(name, route, deps, asked);
    const handler = routeHandler(name, route, deps, { asked, ask: onRequest });
    const config: RouteName = { operationId: route.operationId };
    const limits = { ...(schema && { schema }), ...(bodyLimit && { bodyLimit }) };
    app.route({ method, url, config, ...limits, onRequest, preHandler, handler });
  }
}

/** One network asks so often a minute. */
function refuseBeyond(calls: number) {
  const count = perMinute(calls);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const wait = await count(request);
    return wait > 0 ? sendToOne(reply, tooManyCalls(wait)) : undefined;
  };
}

/** Nobody waits for a mail that cannot leave, whoever it would have gone to. */
const refuseWithoutMail =
  ({ mailer }: Pick<IdentityService, 'mailer'>) =>
  async () =>
    await mailer.ready?.();

/** What is known of a call before its body has come. */
type Asked = RequestContext;

/** Finds out who calls. Nobody's call is refused before it is said what else is wrong with it. ROL-06 */
function askWho(
  name: ContractName,
  { caller, freshProof }: ContractRoute,
  deps: ContextSource,
  asked: WeakMap<FastifyRequest, Asked>,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const context = requestContextOf(request, deps);
    const whose = await sessionOf(name, caller, context);
    if (whose.refused !== null) return refuse(reply, 401, whose.refused, 'this call needs a live session');
    if (freshProof && whose.session && !isProofFresh(whose.session, context.now)) {
      return refuse(reply, 403, 'ERR_FRESH_PROOF', 'this call needs a proof of the last ten minutes');
    }
    renewCookie(reply, context.client, whose.session);
    asked.set(request, { ...context, session: whose.session });
    return undefined;
  };
}

function routeHandler(
  name: ContractName,
  { operationId, caller, cache, expensive: kind }: ContractRoute,
  deps: ContextSource,
  { asked, ask }: { asked: WeakMap<FastifyRequest, Asked>; ask: ReturnType<typeof askWho> },
) {
  const handlers = HANDLERS[name] as Record<string, Handler<unknown>>;
  const handler = handlers[operationId];
  if (!handler) throw new Error(`${name}.yaml: operation ${operationId} has no handler`);
  const check = deps.config.production ? null : replyChecker(name);
  const queued = turnTaker(kind, deps.services);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { body } = request;
    const { generation } = deps.services.prepared;
    if (lacksBody(request)) return refuse(reply, 400, 'ERR_BAD_REQUEST', 'body is missing');
    const streamed = body instanceof Readable;
    // While a body was on its way the session may have ended.
    if (!isReading(request) && (await ask(request, reply))) return reply;
    const context = knownOf(asked.get(request));
    const call = { ...context, query: request.query, path: request.params, body };
    const requester = await requesterOf(kind, request, context);
    const answer = await queued(
      requester,
      request,
      reply,
      async () => (await handler(call as never)) as Answer,
    );
    if (answer === ANSWERED) return reply.hijack();
    check?.(operationId, answer.status, answer.body);
    if (isReading(request) && answer.status === 200 && name !== 'account' && !isFile(answer)) {
      return await sendRead(request, reply, answer.body, { deps: deps.services, generation, call, cache });
    }
    if (streamed) leaveTheRest(reply, answer);
    const lane = laneOf(requester);
    const mayHear = () => runFor({ lane }, letInAgain(request, { name, caller, handler }, deps));
    const giveUp = (error: unknown) => {
      if (answeredUnavailable(error, request, reply, deps.config)) return;
      request.log.error(error);
      reply.raw.destroy();
    };
    return sendToOne(reply, answer, { streams: deps.services.streams, mayHear, giveUp });
  };
}

function knownOf(context: Asked | undefined): Asked {
  if (!context) throw new Error('a call without its context');
  return context;
}

/** Who signs in has no session yet, but may have a browser that the reader who is named has signed in with before. */
async function requesterOf(
  kind: ExpensiveKind | null,
  { raw, body }: FastifyRequest,
  { session, client, orm }: Asked,
): Promise<Requester> {
  const named = kind === 'sign-in' && session === null ? (body as { email?: unknown } | null)?.email : null;
  if (typeof named === 'string') return await requesterByBrowser(orm, raw, client, foldName(named));
  return { connection: raw, readerId: session?.readerId };
}

/**
 * Whether a call whose stream goes on would be answered by one now: its session may have ended meanwhile, its account been
 * suspended, its right be gone. A page that is left open does not use its session by that.
 */
const letInAgain =
  (
    request: FastifyRequest,
    answering: { name: ContractName; caller: Caller; handler: Handler<unknown> },
    deps: ContextSource,
  ) =>
  async (): Promise<boolean> => {
    const { name, caller, handler } = answering;
    const context = requestContextOf(request, deps);
    const whose = await sessionOf(name, caller, { ...context, isUse: false });
    if (whose.refused !== null) return false;
    const { query, params: path, body } = request;
    const call = { ...context, session: whose.session, query, path, body };
    return ((await handler(call as never)) as Answer).body instanceof EventStream;
  };

/** In place of an answer to a call that was answered while it waited. */
const ANSWERED: Answer = { status: 200, body: null };

/**
 * Makes an answer in a turn of the work that its operation is, unless another requester's stands ready by then; at once where that
 * costs little.
 */
const turnTaker =
  (kind: ExpensiveKind | null, { expensiveWork, prepared }: Services) =>
  async (requester: Requester, { raw }: FastifyRequest, reply: FastifyReply, make: () => Promise<Answer>) => {
    if (kind === null) return await make();
    const isAnswered = prepared.meanwhile(raw, reply.raw);
    return await expensiveWork.answer(kind, requester, reply.raw, async () =>
      isAnswered() ? ANSWERED : await make(),
    );
  };

/** Fastify checks a body by its content type: a call with neither would reach its handler unread. */
const lacksBody = ({ routeOptions, body }: FastifyRequest) =>
  body === undefined && routeOptions.schema?.body !== undefined;

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
