import { sql } from 'drizzle-orm';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Brand } from '#domain/brands/brand.ts';
import { openConsentService } from '#server/accounts/consent/consent-service.ts';
import { BackgroundTasks } from '#server/accounts/identity/background-tasks.ts';
import { newSecret } from '#server/accounts/identity/secrets.ts';
import { openChatbotService } from '#server/assistant/chatbot-service.ts';
import type { Work } from '#server/base/captcha/challenges.ts';
import { configuredCaptcha } from '#server/base/captcha/configured-captcha.ts';
import { openProofOfWork } from '#server/base/captcha/proof-of-work.ts';
import type { Config } from '#server/base/config/config.ts';
import { newVapidKeys, type VapidKeys } from '#server/base/config/vapid-keys.ts';
import type { Database } from '#server/base/db/connect.ts';
import { levelOf, openLog } from '#server/base/logging/log.ts';
import { type Mailer, NO_MAILER } from '#server/base/mail/mailer.ts';
import { NO_TICKET_JOBS, type TicketJobs } from '#server/help/support/tickets/ticket-jobs.ts';
import { openSupportChatService } from '#server/help/support-chat/open-support-chat.ts';
import { rememberAround } from '#server/newsroom/content/around-article.ts';
import { rememberExtents } from '#server/newsroom/content/extents.ts';
import { cacheNextChange } from '#server/newsroom/content/next-change.ts';
import { hasIssues } from '#server/newsroom/db/issues.ts';
import { type DeliveryService, NO_DELIVERIES } from '#server/newsroom/import/deliveries/delivery-service.ts';
import { IssuePackages } from '#server/newsroom/packages/issue-packages.ts';
import { type AlertService, NO_JOBS } from '#server/outgoing/push/alert-service.ts';
import type { AlertJobs } from '#server/outgoing/push/messages/alert-jobs.ts';
import { type Connect, connectByName } from '#server/outgoing/push/sending/connections/connect.ts';
import { createSender } from '#server/outgoing/push/sending/create-sender.ts';
import { NO_SENDING_JOBS, type SendingJobs } from '#server/press-review/sending/sending-jobs.ts';
import { configuredCheckout } from '#server/sales/checkout/configured-checkout.ts';
import { googlePlayStore } from '#server/sales/subscriptions/google-play/google-play-store.ts';
import { signedPlayStore } from '#server/sales/subscriptions/google-play/signed-play-store.ts';
import { refusal } from '../apis/replies.ts';
import { toTestoArticolo } from '../apis/site/wire.ts';
import { Gates } from '../gate/gates.ts';
import { Admission } from './admission.ts';
import { registerApis } from './apis.ts';
import { registerAvatars } from './avatars.ts';
import { MAX_BODY_BYTES } from './body-limits.ts';
import type { Build } from './build.ts';
import { answerBadAddress, answerErrors, opensPage } from './errors.ts';
import { ExpensiveWork, tasksAtOnce } from './expensive-work.ts';
import { registerFeeds } from './feeds.ts';
import { refuseForeignWrites } from './foreign-writes.ts';
import { registerGate } from './gate/register-gate.ts';
import { registerImages } from './images.ts';
import { endLeftSessions } from './left-sessions.ts';
import { registerMailbox } from './mailbox-page.ts';
import { registerPackages } from './packages.ts';
import { type AnswerRequest, registerPages } from './pages.ts';
import { PreparedReplies } from './prepared-replies.ts';
import { registerPreviews } from './previews.ts';
import { prioritiseQueries } from './prioritise-queries.ts';
import { openRequestEntry } from './request-entry.ts';
import { validateRequests } from './request-validators.ts';
import { registerRobots } from './robots.ts';
import { tellSecurityEvents } from './security-events.ts';
import { DATA_HEADERS } from './security-headers.ts';
import { OpenStreams } from './send-events.ts';
import { learnSender, proxiesOf } from './sender.ts';
import { registerSharedReviews } from './shared-reviews.ts';
import { registerShopCallback } from './shop-callback.ts';
import { registerSso } from './sso.ts';
import { registerUnsubscribing } from './unsubscribe-page.ts';

/** A page that nobody asked for lately takes some ten milliseconds, and a reader waits some seconds. */
const MAX_AT_ONCE = 250;
/** A browser opens as many to one site where the line to it is not shared by its requests. */
const CONNECTIONS_EACH = 6;
/** What was asked before the end may be answered this long. */
const CLOSING_LIMIT_MS = 2000;

export type AppDeps = {
  config: Config;
  db: Database;
  /** Null serves the APIs alone. */
  build: Build | null;
  imagesFolder: string;
  /** Where previews of articles are kept once they are drawn; without one they are drawn each time. */
  previewsFolder?: string;
  now: () => Date;
  /** Where newsrooms hand in deliveries; without one none is taken. */
  deliveries?: DeliveryService;
  /** Sends mails to readers; without one, the log alone says that none went. */
  mailer?: Mailer;
  /** What is done after answers, such as mailing; without one, its failures go to the server's log. */
  backgroundTasks?: BackgroundTasks;
  /** Folder whose mails are shown on this machine; none are without. */
  mailbox?: string | undefined;
  /** Key of the digests of mailed codes; without one they end with the process. */
  secret?: string;
  /** By which push services and browsers know this server. */
  vapidKeys?: VapidKeys;
  /** How push services are connected to. */
  pushConnect?: Connect;
  /**
   * Where alerts of newsrooms, tickets of readers and press reviews wait to be sent; none are taken without. `secret` is the
   * key of what letters lead by.
   */
  openQueue?: (
    push: Pick<AlertService, 'publicKey' | 'sender'>,
    secret: string,
  ) => Promise<AlertJobs & { tickets: TicketJobs; sendings: SendingJobs; stop(): Promise<void> }>;
  /** What the captcha asks of a page; what keeps programs away without. */
  captchaWork?: Work;
  /** Without one, a log of its own on standard output. */
  log?: FastifyBaseLogger;
  /** False while there is nothing to read yet; `/readyz` says so. */
  isReady?: () => boolean;
  /** How many requests are worked on at once. */
  atOnce?: number;
};

/** The whole server. No socket is opened here, so tests call it directly. */
export async function createApp({
  config,
  db,
  build,
  imagesFolder,
  previewsFolder,
  now,
  deliveries = NO_DELIVERIES,
  mailer = NO_MAILER,
  backgroundTasks: given,
  mailbox,
  secret = newSecret(),
  vapidKeys = newVapidKeys(),
  pushConnect = connectByName,
  openQueue,
  captchaWork,
  log = openLog(levelOf(config)).log,
  isReady = () => true,
  atOnce = MAX_AT_ONCE,
}: AppDeps): Promise<FastifyInstance> {
  // Elsewhere nobody waits for the last bytes, and tests for nothing else.
  const prepared = new PreparedReplies(now, config.production);
  const gates = new Gates(config.gates, secret);
  const nextChange = cacheNextChange(db.orm);
  const extents = rememberExtents(db.orm);
  const readAround = rememberAround(db.orm, nextChange, () => prepared.generation);
  const packages = new IssuePackages({ orm: db.orm, imagesFolder, toWire: toTestoArticolo });
  const unfollow = await db.onContentChanged(() => {
    prepared.clear();
    packages.clear();
  });
  const expensiveWork = new ExpensiveWork(tasksAtOnce(db.kind));
  const { perNetwork } = config;
  const admission = new Admission({ atOnce, perNetwork });
  const proxies = proxiesOf(config.trustedProxies);
  const front = {
    config,
    proxies,
    prepared,
    gates,
    build,
    connectionsPerAddress: CONNECTIONS_EACH * perNetwork,
  };
  let openUnreadable: AnswerRequest | undefined;
  const app = fastify({
    // Its own lines of every day, such as where it listens, are left out.
    loggerInstance: log.level === 'info' ? log.child({}, { level: 'warn' }) : log,
    // Who reads what is nobody's business.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    // The queue makes its tables meanwhile, and takes the time it takes on a slow machine.
    pluginTimeout: 0,
    routerOptions: { ignoreTrailingSlash: true },
    // A request may name its whole address; what it asks for is the path.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?]*\/?/i, '/'),
    frameworkErrors: (error, request, reply) => {
      if (!openUnreadable || !opensPage(request)) answerBadAddress(error, request, reply);
      else openUnreadable(request, reply);
    },
    serverFactory: (handler) => openRequestEntry({ ...front, admission, hsts: config.hsts }, handler),
  });
  app.addHook('onRequest', async ({ raw }) => learnSender(raw, proxies));
  prioritiseQueries(app);
  app.addHook('preParsing', async ({ raw }) => admission.whoIsKnown(raw));
  app.addHook('preValidation', async ({ raw }) => admission.bodyTaken(raw));
  // A database may outlive its server, and would hold it for ever.
  app.addHook('onClose', () => unfollow());
  app.removeContentTypeParser('text/plain');
  validateRequests(app);
  app.setSerializerCompiler(() => (body) => JSON.stringify(body));
  answerErrors(app, config);
  tellSecurityEvents(app, log);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(DATA_HEADERS);
  });
  endConnections(app);
  refuseForeignWrites(app, config);
  endLeftSessions(app, { config, orm: db.orm, now });
  registerHealth(app, db, isReady);
  const backgroundTasks = given ?? new BackgroundTasks((error) => app.log.error(error));
  const { chatbotDomains, commercialEmail, demoEverywhere } = config;
  const proofOfWork = openProofOfWork(secret, captchaWork);
  const identity = {
    ...{ orm: db.orm, mailer, backgroundTasks, secret, proofOfWork },
    ...{ chatbotDomains, commercialEmail, demoEverywhere },
  };
  const playStore = config.googlePlay ? googlePlayStore(config.googlePlay) : signedPlayStore(secret);
  const checkout = configuredCheckout(config);
  const captcha = configuredCaptcha(config.recaptcha, secret, captchaWork);
  const chatbot = await openChatbotService(config, {
    orm: db.orm,
    report: (error) => app.log.error(error),
    runQueued: (readerId, gone, search) => expensiveWork.searchFor(readerId, gone, search),
  });
  const chats = await openSupportChatService({ config, db, report: (error) => app.log.error(error) });
  const consent = await openConsentService(config);
  const streams = new OpenStreams();
  app.addHook('preClose', async () => streams.close());
  app.addHook('onClose', () => chats.close());
  const vapid = { ...vapidKeys, subject: config.vapidSubject };
  const sender = createSender({ vapid, services: config.pushServices, connect: pushConnect, now });
  app.addHook('onClose', () => sender.close());
  const sending = { publicKey: vapidKeys.publicKey, sender, services: config.pushServices };
  const queue = await openQueue?.(sending, secret);
  app.addHook('preClose', () => queue?.stop());
  const push = { ...sending, jobs: queue ?? NO_JOBS };
  const tickets = queue?.tickets ?? NO_TICKET_JOBS;
  const sendings = queue?.sendings ?? NO_SENDING_JOBS;
  const business = {
    ...{ deliveries, packages, identity, gates, playStore, checkout, captcha, chats, chatbot, push },
    ...{ tickets, sendings, consent },
  };
  const contents = { orm: db.orm, now, prepared, expensiveWork, nextChange, extents, readAround };
  await registerApis(app, { config, ...contents, streams, ...business });
  app.addHook('onClose', () => backgroundTasks.settled(CLOSING_LIMIT_MS));
  await registerGate(app, { config, gates, identity, build });
  registerSso(app, { config, orm: db.orm, now });
  await registerUnsubscribing(app, { config, orm: db.orm, now });
  registerSharedReviews(app, { config, orm: db.orm, now, expensiveWork });
  await registerShopCallback(app, { config, identity, checkout, now });
  if (mailbox !== undefined) registerMailbox(app, mailbox);
  registerImages(app, imagesFolder);
  registerRobots(app, config);
  registerFeeds(app, { config, orm: db.orm, now, prepared, expensiveWork, nextChange, imagesFolder });
  registerAvatars(app, db.orm);
  registerPackages(app, {
    config,
    orm: db.orm,
    packages,
    imagesFolder,
    now,
    expensiveWork,
    prepared,
    extents,
  });
  if (build) {
    const opening = async () => !isReady() && !(await hasIssues(db.orm));
    const wordmarkOf = ({ key }: Brand) =>
      build.files.get(`/brands/${key}/wordmark.svg`)?.body.toString() ?? '';
    const drawn = { imagesFolder, previewsFolder: previewsFolder ?? null, wordmarkOf };
    registerPreviews(app, { config, orm: db.orm, now, expensiveWork, ...drawn });
    openUnreadable = registerPages(app, {
      config,
      orm: db.orm,
      build,
      now,
      prepared,
      expensiveWork,
      nextChange,
      gates,
      opening,
      consent,
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const readable = request.method === 'GET' || request.method === 'HEAD';
    reply.header('cache-control', 'no-store');
    if (readable) return reply.code(404).send(refusal(404, 'ERR_NOT_FOUND', 'no such address').body);
    const { body } = refusal(405, 'ERR_METHOD_NOT_ALLOWED', 'nothing can be written there');
    return reply.code(405).header('allow', 'GET, HEAD').send(body);
  });
  return app;
}

/** Browsers open connections ahead of need: those that never ask anything would keep a server from closing. */
function endConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), CLOSING_LIMIT_MS).unref();
  });
}

/** `/healthz`: the process answers. `/readyz`: it can serve readers. */
function registerHealth(app: FastifyInstance, db: Database, isReady: () => boolean): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const alive =
      !stopping &&
      isReady() &&
      (await db.orm.execute(sql`select 1`).then(
        () => true,
        () => false,
      ));
    return alive ? reply.send({ status: 'ready' }) : reply.code(503).send({ status: 'not ready' });
  });
}
