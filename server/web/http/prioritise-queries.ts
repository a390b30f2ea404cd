import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callingRequester, type QueryRequester, runFor } from '#server/base/db/query-priority.ts';
import { networkOf } from './request-sender.ts';

/**
 * Attributes database queries of a call to its requester: the network until the reader is known; for an internal call
 * the client that is being answered. The attribution is set again after the body, which is read in another async
 * context. NAV-24
 */
export function prioritiseQueries(app: FastifyInstance): void {
  const requesters = new WeakMap<IncomingMessage, QueryRequester>();
  const requesterOf = (raw: IncomingMessage): QueryRequester => {
    const requester = requesters.get(raw) ??
      callingRequester() ?? { lane: { key: networkOf(raw), known: false } };
    requesters.set(raw, requester);
    return requester;
  };
  const enter = ({ raw }: FastifyRequest, _reply: FastifyReply, done: () => void) =>
    runFor(requesterOf(raw), done);
  app.addHook('onRequest', enter);
  app.addHook('preValidation', enter);
}
