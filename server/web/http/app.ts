import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Brand } from '#domain/brands/brand.ts';
import type { Config } from '#server/base/config/config.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { sql } from '#server/base/db/drizzle.ts';
import { hasIssues } from '#server/newsroom/db/issues.ts';
import { refusal } from '../apis/replies.ts';
import { Admission } from './admission.ts';
import { registerApis } from './apis.ts';
import { registerAvatars } from './avatars.ts';
import { MAX_BODY_BYTES } from './body-limits.ts';
import type { Build } from './build.ts';
import { answerBadAddress, answerErrors, opensPage } from './errors.ts';
import { registerFeeds } from './feeds.ts';
import { refuseForeignWrites } from './foreign-writes.ts';
import { registerGate } from './gate/register-gate.ts';
import { registerImages } from './images.ts';
import { endSessionsLeftOffline } from './offline-sign-outs.ts';
import { registerPackages } from './packages.ts';
import { type AnswerRequest, registerPages } from './pages.ts';
import { registerPreviews } from './previews.ts';
import { prioritiseQueries } from './prioritise-queries.ts';
import { openRequestEntry } from './request-entry.ts';
import { proxiesOf, storeSender } from './request-sender.ts';
import { validateRequests } from './request-validators.ts';
import { registerRobots } from './robots.ts';
import { logSecurityEvents } from './security-events.ts';
import { DATA_HEADERS } from './security-headers.ts';
import type { Services } from './services.ts';
import { registerSharedReviews } from './shared-reviews.ts';
import { registerShopCallback } from './shop-callback.ts';
import { registerShownMails } from './shown-mails-page.ts';
import { registerSso } from './sso.ts';
import { registerUnsubscribing } from './unsubscribe-page.ts';

/**
 * Requests served at the same time: a page that is not prepared takes some ten milliseconds, and a reader waits some
 * seconds.
 */
const MAX_AT_ONCE = 250;
/**
 * Connections that a network may open for each of its calls: a browser opens as many to one site over HTTP/1.1, where
 * requests do not share a connection.
 */
const CONNECTIONS_PER_CALL = 6;
/** How long requests that arrived before a shutdown may take to be answered. */
const CLOSING_LIMIT_MS = 2000;

export type AppDeps = {
  config: Config;
  services: Services;
  log: FastifyBaseLogger;
  now: () => Date;
  /** Null to serve only the APIs. */
  build: Build | null;
  imagesFolder: string;
  /** Folder in which drawn previews of articles are stored; without one they are drawn each time. */
  previewsFolder?: string | undefined;
  /** Folder whose mails are shown on this machine; without one no mails are shown. */
  shownMailFolder?: string | undefined;
  /** False while no issues are imported yet; `/readyz` reports it. */
  isReady?: (() => boolean) | undefined;
  /** How many requests are served at the same time. */
  atOnce?: number | undefined;
  /** Ends the services: `stop` before the server stops accepting requests, `close` after the last response. */
  stop(): Promise<void>;
  close(): Promise<void>;
};

/** Creates the HTTP side of the server. It opens no socket, so tests call it directly. */
export async function createApp({
  config,
  services,
  log,
  now,
  build,
  imagesFolder,
  previewsFolder,
  shownMailFolder,
  isReady = () => true,
  atOnce = MAX_AT_ONCE,
  stop,
  close,
}: AppDeps): Promise<FastifyInstance> {
  const { orm, gates } = services;
  const { perNetwork } = config;
  const admission = new Admission({ atOnce, perNetwork });
  const proxies = proxiesOf(config.trustedProxies);
  const entry = {
    config,
    proxies,
    prepared: services.prepared,
    gates,
    build,
    admission,
    hsts: config.hstsSeconds,
    connectionsPerNetwork: CONNECTIONS_PER_CALL * perNetwork,
  };
  let answerUnroutable: AnswerRequest | undefined;
  const app = fastify({
    // Fastify's own info lines, such as the address it listens on, are left out.
    loggerInstance: log.level === 'info' ? log.child({}, { level: 'warn' }) : log,
    // Requests for articles are not logged, because they reveal what readers read.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    // The queue creates its tables meanwhile, which has no time limit on a slow machine.
    pluginTimeout: 0,
    routerOptions: { ignoreTrailingSlash: true },
    // A request line may contain an absolute address; only its path is used.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?]*\/?/i, '/'),
    frameworkErrors: (error, request, reply) => {
      if (!answerUnroutable || !opensPage(request)) answerBadAddress(error, request, reply);
      else answerUnroutable(request, reply);
    },
    serverFactory: (handler) => openRequestEntry(entry, handler),
  });
  app.addHook('onRequest', async ({ raw }) => storeSender(raw, proxies));
  prioritiseQueries(app);
  app.addHook('preParsing', async ({ raw }) => admission.onSessionKnown(raw));
  app.addHook('preValidation', async ({ raw }) => admission.onBodyRead(raw));
  app.addHook('onClose', () => close());
  app.removeContentTypeParser('text/plain');
  validateRequests(app);
  app.setSerializerCompiler(() => (body) => JSON.stringify(body));
  answerErrors(app, config);
  logSecurityEvents(app, log);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(DATA_HEADERS);
  });
  endConnections(app);
  refuseForeignWrites(app, config);
  endSessionsLeftOffline(app, { config, orm, now });
  registerHealth(app, orm, isReady);
  app.addHook('preClose', () => stop());
  const deps = { ...services, config, now, imagesFolder };
  await registerApis(app, { config, now, services });
  await registerGate(app, { ...deps, build });
  registerSso(app, deps);
  await registerUnsubscribing(app, deps);
  registerSharedReviews(app, deps);
  await registerShopCallback(app, deps);
  if (shownMailFolder !== undefined) registerShownMails(app, shownMailFolder);
  registerImages(app, imagesFolder);
  registerRobots(app, config);
  registerFeeds(app, deps);
  registerAvatars(app, orm);
  registerPackages(app, deps);
  if (build) {
    const isAwaitingIssues = async () => !isReady() && !(await hasIssues(orm));
    const wordmarkOf = ({ key }: Brand) =>
      build.files.get(`/brands/${key}/wordmark.svg`)?.body.toString() ?? '';
    registerPreviews(app, { ...deps, previewsFolder: previewsFolder ?? null, wordmarkOf });
    answerUnroutable = registerPages(app, { ...deps, build, isAwaitingIssues });
  }
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    reply.header('cache-control', 'no-store');
    if (isRead) return reply.code(404).send(refusal(404, 'ERR_NOT_FOUND', 'no such address').body);
    const { body } = refusal(405, 'ERR_METHOD_NOT_ALLOWED', 'nothing can be written there');
    return reply.code(405).header('allow', 'GET, HEAD').send(body);
  });
  return app;
}

/** Browsers open connections in advance; unused ones would keep a server from closing. */
function endConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), CLOSING_LIMIT_MS).unref();
  });
}

/** `/healthz`: the process responds. `/readyz`: it can serve readers. */
function registerHealth(app: FastifyInstance, orm: Orm, isReady: () => boolean): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const isAlive =
      !isStopping &&
      isReady() &&
      (await orm.execute(sql`select 1`).then(
        () => true,
        () => false,
      ));
    return isAlive ? reply.send({ status: 'ready' }) : reply.code(503).send({ status: 'not ready' });
  });
}
