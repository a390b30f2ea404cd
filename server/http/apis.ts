import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { accountHandlers } from '../apis/account/handlers.ts';
import { archiveHandlers } from '../apis/archive/handlers.ts';
import { refusal } from '../apis/replies.ts';
import { siteHandlers } from '../apis/site/handlers.ts';
import type { Config } from '../config.ts';
import type { Turns } from '../content/next-turn.ts';
import type { Orm } from '../db/connect.ts';
import type { DeliveryDesk } from '../import/deliveries/delivery-desk.ts';
import type { IssuePackages } from '../packages/issue-packages.ts';
import {
  bodyTypes,
  byBody,
  CONTRACTS,
  type ContractName,
  readContract,
  replyChecker,
  type Spec,
} from './contracts.ts';
import type { Handler } from './handler.ts';
import { PreparedReplies, prepare, sendPrepared } from './prepared-replies.ts';
import { COMMON_HEADERS } from './security-headers.ts';
import { siteOf } from './visit.ts';

const HANDLERS = { site: siteHandlers, account: accountHandlers, archive: archiveHandlers };

const JSON_HEADERS = {
  ...COMMON_HEADERS,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
};

export type ApiDeps = {
  config: Config;
  orm: Orm;
  now: () => Date;
  prepared: PreparedReplies;
  turns: Turns;
  desk: DeliveryDesk;
  packages: IssuePackages;
};

/** Every operation of the three contracts becomes a route; requests that break a contract never reach a handler. */
export async function registerApis(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  for (const name of CONTRACTS) {
    const { streamed, whole } = byBody(readContract(name));
    await app.register(async (scope) => {
      // A body that is streamed is no matter of the framework: its handler reads it, or leaves it.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(bodyTypes(streamed), (_request, payload, done) => done(null, payload));
      await registerRoutes(scope, name, streamed, deps);
    });
    await registerRoutes(app, name, whole, deps);
  }
}

async function registerRoutes(app: FastifyInstance, name: ContractName, specification: Spec, deps: ApiDeps) {
  await app.register(openapiGlue, {
    specification,
    operationResolver: (operationId: string) => routeHandler(name, operationId, deps),
  });
}

function routeHandler(name: ContractName, operationId: string, deps: ApiDeps) {
  const { config, orm, now, prepared, turns, desk, packages } = deps;
  const handlers = HANDLERS[name] as Record<string, Handler<unknown>>;
  const handler = handlers[operationId];
  if (!handler) throw new Error(`${name}.yaml: operation ${operationId} has no handler`);
  const check = config.production ? null : replyChecker(name);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { brand, newsstandUrl } = siteOf(request.host, config);
    const { query, params: path, body } = request;
    const { generation } = prepared;
    // Fastify checks a body by its content type: a call with neither would reach its handler unread.
    if (request.routeOptions.schema?.body && body === undefined) {
      const { body: missing } = refusal(400, 'ERR_BAD_REQUEST', 'body is missing');
      return reply.code(400).header('cache-control', 'no-store').send(missing);
    }
    const { headers } = request;
    const visit = { brand, newsstandUrl, orm, now: now(), headers, desk, packages };
    const call = { ...visit, query, path, body };
    const answer = (await handler(call as never)) as { status: number; body: unknown };
    check?.(operationId, answer.status, answer.body);
    const reading = request.method === 'GET' || request.method === 'HEAD';
    // What is left of a body that was refused is not waited for.
    if (answer.status >= 400 && body instanceof Readable) reply.header('connection', 'close');
    if (!reading || answer.status !== 200) {
      return reply.code(answer.status).header('cache-control', 'no-store').send(answer.body);
    }
    const ready = prepare(200, Buffer.from(JSON.stringify(answer.body)), JSON_HEADERS);
    const turn = await turns(call.now, generation);
    const kept = prepared.put(PreparedReplies.key(request.raw), ready, generation, turn);
    reply.hijack();
    sendPrepared(request.raw, reply.raw, kept);
    return reply;
  };
}
