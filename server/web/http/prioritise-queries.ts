import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calledFor, type QueryPriority, runFor } from '#server/base/db/query-priority.ts';
import { networkOf } from './request-sender.ts';

/**
 * Attributes database queries of a call to its requester: the network until the reader is known; for an internal call
 * the client that is being answered. The attribution is set again after the body, which is read in another async
 * context. NAV-24
 */
export function prioritiseQueries(app: FastifyInstance): void {
  const callers = new WeakMap<IncomingMessage, QueryPriority>();
  const callerOf = (raw: IncomingMessage): QueryPriority => {
    const caller = callers.get(raw) ?? calledFor() ?? { lane: { key: networkOf(raw), known: false } };
    callers.set(raw, caller);
    return caller;
  };
  const enter = ({ raw }: FastifyRequest, _reply: FastifyReply, done: () => void) =>
    runFor(callerOf(raw), done);
  app.addHook('onRequest', enter);
  app.addHook('preValidation', enter);
}
