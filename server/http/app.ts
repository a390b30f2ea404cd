import { createServer } from 'node:http';
import { sql } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { refusal } from '../apis/replies.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import { registerApis } from './apis.ts';
import type { Build } from './build.ts';
import { answerErrors } from './errors.ts';
import { registerImages } from './images.ts';
import { registerPages } from './pages.ts';
import { PreparedReplies } from './prepared-replies.ts';
import { COMMON_HEADERS } from './security-headers.ts';
import { siteOf } from './visit.ts';

const MAX_BODY_BYTES = 256 * 1024;

export type AppDeps = {
  config: Config;
  db: Database;
  /** Null serves the APIs alone. */
  build: Build | null;
  imagesFolder: string;
  now: () => Date;
};

/** The whole server. No socket is opened here, so tests call it directly. */
export async function createApp({ config, db, build, imagesFolder, now }: AppDeps): Promise<FastifyInstance> {
  const prepared = new PreparedReplies();
  await db.onContentChanged(() => prepared.clear());
  const app = fastify({
    logger: { level: config.production ? 'warn' : 'error' },
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: 'loopback',
    routerOptions: { ignoreTrailingSlash: true },
    ajv: { customOptions: { removeAdditional: false, allErrors: false } },
    // What stands ready is sent before any routing.
    serverFactory: (handler) =>
      createServer((request, response) => {
        if (!prepared.answer(request, response)) handler(request, response);
      }),
  });
  app.removeContentTypeParser('text/plain');
  app.setSerializerCompiler(() => (body) => JSON.stringify(body));
  answerErrors(app, config.production);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(COMMON_HEADERS);
  });
  refuseForeignWrites(app, config);
  registerHealth(app, db);
  await registerApis(app, { config, orm: db.orm, now, prepared });
  registerImages(app, imagesFolder);
  if (build) registerPages(app, { config, build, now, prepared });
  app.setNotFoundHandler((request, reply) => {
    const readable = request.method === 'GET' || request.method === 'HEAD';
    if (readable) return reply.code(404).send(refusal(404, 'ERR_NOT_FOUND', 'no such address').body);
    const { body } = refusal(405, 'ERR_METHOD_NOT_ALLOWED', 'nothing can be written there');
    return reply.code(405).header('allow', 'GET, HEAD').send(body);
  });
  return app;
}

/** A page of another origin may not write here in a reader's name. */
function refuseForeignWrites(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const { origin } = request.headers;
    const site = siteOf(request.host, config);
    if (origin === undefined || origin === site.origin || origin === site.accountOrigin) return;
    return reply.code(403).send(refusal(403, 'ERR_FORBIDDEN', 'written from another origin').body);
  });
}

/** `/healthz`: the process answers. `/readyz`: it can serve readers. */
function registerHealth(app: FastifyInstance, db: Database): void {
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
      (await db.orm.execute(sql`select 1`).then(
        () => true,
        () => false,
      ));
    return alive ? reply.send({ status: 'ready' }) : reply.code(503).send({ status: 'not ready' });
  });
}
