import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calledFor, type QueryPriority, runFor } from '#server/base/db/query-priority.ts';
import { networkOf } from './sender.ts';

/**
 * What a call asks of the database is asked for whoever makes it: for their network, until it is known who they are; for whom
 * the server makes it, where it calls itself. A body is read in another context than the rest of its call. NAV-24
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
