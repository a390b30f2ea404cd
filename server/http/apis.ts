import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountHandlers } from '../apis/account/handlers.ts';
import { archiveHandlers } from '../apis/archive/handlers.ts';
import { refusal } from '../apis/replies.ts';
import { siteHandlers } from '../apis/site/handlers.ts';
import { tooManyAttempts } from '../apis/too-many-attempts.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { ArchiveDesk } from '../chatbot/archive-desk.ts';
import type { Checkout } from '../checkout/checkout.ts';
import type { Config } from '../config.ts';
import type { ConsentDesk } from '../consent/consent-desk.ts';
import type { Extents } from '../content/extents.ts';
import type { Turns } from '../content/next-turn.ts';
import type { Orm } from '../db/connect.ts';
import type { Gates } from '../gate/gates.ts';
import type { SetCookie } from '../identity/account-cookie.ts';
import { isProofFresh } from '../identity/fresh-proof.ts';
import type { IdentityDesk, Session } from '../identity/identity-desk.ts';
import type { DeliveryDesk } from '../import/deliveries/delivery-desk.ts';
import type { IssuePackages } from '../packages/issue-packages.ts';
import type { SendingJobs } from '../press-review/sending/sending-jobs.ts';
import type { PushDesk } from '../push/push-desk.ts';
import type { PlayStore } from '../subscriptions/google-play/play-store.ts';
import type { TicketJobs } from '../support/tickets/ticket-jobs.ts';
import type { ChatDesk } from '../support-chat/chat-desk.ts';
import { Attachment } from './attachment.ts';
import { allowLargeBodies } from './body-limits.ts';
import { sessionOf } from './call-session.ts';
import { clientOf } from './client.ts';
import { type ContractRoute, contractRoutes, typesOf } from './contract-routes.ts';
import { CONTRACTS, type ContractName, replyChecker } from './contracts.ts';
import type { Asker, DearKind, DearWork } from './dear-work.ts';
import { EventStream, isStreamAddress } from './event-stream.ts';
import type { Handler, Visit } from './handler.ts';
import { mailOriginsOf } from './mail-origins.ts';
import { refuseOtherTypes, takePictures } from './media-type.ts';
import { perMinute } from './per-minute.ts';
import { PreparedReplies, prepare, sendPrepared } from './prepared-replies.ts';
import { renewCookie } from './renew-cookie.ts';
import type { RouteName } from './security-events.ts';
import { DATA_HEADERS } from './security-headers.ts';
import type { OpenStreams } from './send-events.ts';
import { TextStream } from './text-stream.ts';
import { RETRY_AFTER_S } from './unavailable.ts';
import { siteOf } from './visit.ts';

const HANDLERS = { site: siteHandlers, account: accountHandlers, archive: archiveHandlers };

const JSON_HEADERS = {
  ...DATA_HEADERS,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
};

export type ApiDeps = {
  config: Config;
  orm: Orm;
  now: () => Date;
  prepared: PreparedReplies;
  dear: DearWork;
  turns: Turns;
  extents: Extents;
  desk: DeliveryDesk;
  packages: IssuePackages;
  identity: IdentityDesk;
  gates: Gates;
  playStore: PlayStore;
  checkout: Checkout;
  captcha: Captcha;
  chats: ChatDesk;
  consent: ConsentDesk;
  archive: ArchiveDesk;
  push: PushDesk;
  streams: OpenStreams;
  tickets: TicketJobs;
  sendings: SendingJobs;
};

/** Every operation of the three contracts becomes a route; requests that break a contract never reach a handler. */
export async function registerApis(app: FastifyInstance, deps: ApiDeps): Promise<void> {
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
      allowLargeBodies(scope);
      registerRoutes(scope, name, whole, deps);
    });
  }
}

function registerRoutes(app: FastifyInstance, name: ContractName, routes: ContractRoute[], deps: ApiDeps) {
  for (const route of routes) {
    const { method, url, schema, perMinute: calls, mails } = route;
    const preHandler = [
      ...(calls === null ? [] : [refuseBeyond(calls)]),
      ...(mails ? [refuseWithoutMail(deps.identity)] : []),
    ];
    const asked = new WeakMap<FastifyRequest, Asked>();
    const onRequest = askWho(name, route, deps, asked);
    const handler = routeHandler(name, route, deps, { asked, ask: onRequest });
    const config: RouteName = { operationId: route.operationId };
    app.route({ method, url, config, ...(schema && { schema }), onRequest, preHandler, handler });
  }
}

/** One network asks so often a minute. */
function refuseBeyond(calls: number) {
  const count = perMinute(calls);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const wait = await count(request);
    return wait > 0 ? sendToOne(reply, tooManyAttempts(wait)) : undefined;
  };
}

/** Nobody waits for a mail that cannot leave, whoever it would have gone to. */
const refuseWithoutMail =
  ({ mailer }: Pick<IdentityDesk, 'mailer'>) =>
  async () =>
    await mailer.ready?.();

/** Calls of programs, whose bearer is their key. */
const BY_KEY: readonly string[] = ['deliverItems', 'sendAlert', 'tellOfBounces'];

type Answer = { status: number; body: unknown; cookie?: SetCookie };

/** What is known of a call before its body has come. */
type Asked = ReturnType<typeof visitOf> & { session: Session | null };

/** Finds out who calls. Nobody's call is refused before it is said what else is wrong with it. ROL-06 */
function askWho(
  name: ContractName,
  { operationId, freshProof }: ContractRoute,
  deps: ApiDeps,
  asked: WeakMap<FastifyRequest, Asked>,
) {
  const byKey = BY_KEY.includes(operationId);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = visitOf(request, deps);
    const whose = byKey ? NOBODY : await sessionOf(name, String(request.routeOptions.url), visit);
    if (whose.refused !== null) return refuse(reply, 401, whose.refused, 'this call needs a live session');
    if (freshProof && whose.session && !isProofFresh(whose.session, visit.now)) {
      return refuse(reply, 403, 'ERR_FRESH_PROOF', 'this call needs a proof of the last ten minutes');
    }
    renewCookie(reply, visit.client, whose.session);
    asked.set(request, { ...visit, session: whose.session });
    return undefined;
  };
}

function routeHandler(
  name: ContractName,
  { operationId, dear: kind }: ContractRoute,
  deps: ApiDeps,
  { asked, ask }: { asked: WeakMap<FastifyRequest, Asked>; ask: ReturnType<typeof askWho> },
) {
  const handlers = HANDLERS[name] as Record<string, Handler<unknown>>;
  const handler = handlers[operationId];
  if (!handler) throw new Error(`${name}.yaml: operation ${operationId} has no handler`);
  const check = deps.config.production ? null : replyChecker(name);
  const inTurn = turnTaker(kind, deps);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { body } = request;
    const { generation } = deps.prepared;
    if (lacksBody(request)) return refuse(reply, 400, 'ERR_BAD_REQUEST', 'body is missing');
    const streamed = body instanceof Readable;
    // While a body was on its way the session may have ended.
    if (!isReading(request) && (await ask(request, reply))) return reply;
    const visit = asked.get(request);
    if (!visit) throw new Error('a call without a visit');
    const call = { ...visit, query: request.query, path: request.params, body };
    const asker = { connection: request.raw, readerId: visit.session?.readerId };
    const answer = await inTurn(asker, reply, async () => (await handler(call as never)) as Answer);
    check?.(operationId, answer.status, answer.body);
    if (isReading(request) && answer.status === 200 && name !== 'account' && !isFile(answer)) {
      return await sendRead(request, reply, answer.body, { deps, generation, call });
    }
    if (streamed) leaveTheRest(reply, answer);
    return sendToOne(reply, answer, deps);
  };
}

/** Makes an answer in a turn of the work that its operation is; at once where that costs little. */
const turnTaker =
  (kind: DearKind | null, { dear }: ApiDeps) =>
  (asker: Asker, reply: FastifyReply, make: () => Promise<Answer>): Promise<Answer> =>
    kind === null ? make() : dear.answer(kind, asker, reply.raw, make);

/** What is left of a body that was refused is not waited for. */
function leaveTheRest(reply: FastifyReply, { status }: Answer): void {
  if (status >= 400) reply.header('connection', 'close');
}

function sendStream(reply: FastifyReply, body: EventStream | TextStream, { streams }: ApiDeps): FastifyReply {
  // By the address as it is written the front door tells streams from calls.
  if (!isStreamAddress(reply.request.originalUrl))
    return refuse(reply, 404, 'ERR_NOT_FOUND', 'no such address');
  reply.hijack();
  if (body instanceof TextStream) streams.tell(reply.raw, body, DATA_HEADERS);
  else streams.send(reply.raw, body, DATA_HEADERS);
  return reply;
}

/** Fastify checks a body by its content type: a call with neither would reach its handler unread. */
const lacksBody = ({ routeOptions, body }: FastifyRequest) =>
  body === undefined && routeOptions.schema?.body !== undefined;

const isFile = ({ body }: Answer) => body instanceof Attachment;

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** What is told to one reader, or to a browser by its cookie, is no answer for the next. */
function sendToOne(reply: FastifyReply, answer: Answer, deps?: ApiDeps): FastifyReply {
  const { status, body, cookie } = answer;
  if ((body instanceof EventStream || body instanceof TextStream) && deps)
    return sendStream(reply, body, deps);
  if (cookie !== undefined) reply.header('set-cookie', cookie);
  reply.code(status).header('cache-control', 'no-store');
  const wait = waitOf(answer);
  if (wait !== null) reply.header('retry-after', String(wait));
  if (!(body instanceof Attachment)) return reply.send(body);
  return reply
    .header('content-type', body.type)
    .header('content-disposition', `attachment; filename="${body.name}"`)
    .send(Buffer.from(body.bytes));
}

/** Seconds after which whoever was refused may come again; null where nothing was refused for a while only. */
function waitOf({ status, body }: Answer): number | null {
  if (status === 503) return RETRY_AFTER_S.overloaded;
  const { attesa } = (body ?? {}) as { attesa?: unknown };
  return status === 429 && typeof attesa === 'number' ? attesa : null;
}

type Read = { deps: ApiDeps; generation: number; call: Pick<Visit, 'now' | 'session'> };

/** Sends what is read, pressed: an issue's package is long. What is the same for everybody is kept for those to come. */
async function sendRead(request: FastifyRequest, reply: FastifyReply, body: unknown, read: Read) {
  const { deps, generation, call } = read;
  const own = call.session !== null;
  const headers = own ? { ...JSON_HEADERS, 'cache-control': 'no-store' } : JSON_HEADERS;
  const ready = prepare(200, Buffer.from(JSON.stringify(body)), headers);
  const turn = own ? null : await deps.turns(call.now, generation);
  const { prepared } = deps;
  const sent = turn ? prepared.put(PreparedReplies.key(request.raw), ready, generation, turn) : ready;
  reply.hijack();
  sendPrepared(request.raw, reply.raw, sent);
  return reply;
}

const NOBODY = { refused: null, session: null };

/** All that is known of a call but whose it is. */
function visitOf(
  request: FastifyRequest,
  {
    config,
    orm,
    now,
    prepared,
    extents,
    desk,
    packages,
    identity,
    gates,
    playStore,
    checkout,
    captcha,
    chats,
    consent,
    archive,
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
    newsstandUrl: site.newsstandUrl,
    headers: request.headers,
    desk,
    identity,
    gates,
    playStore,
    checkout,
    captcha,
    chats,
    consent,
    archive,
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

const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
  sendToOne(reply, refusal(status, code, message));
