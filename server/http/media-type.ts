import type { FastifyInstance } from 'fastify';
import { refusal } from '../apis/replies.ts';

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/**
 * What writes is sent as JSON or, without a body, as nothing: a form of another site can send neither. Fastify looks at
 * the type of a body alone, so an empty form would pass.
 */
export function refuseOtherTypes(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const type = request.headers['content-type'];
    if (type === undefined || JSON_TYPE.test(type)) return;
    const { body } = refusal(415, 'ERR_MEDIA_TYPE', 'the body may be application/json');
    return reply.code(415).header('cache-control', 'no-store').send(body);
  });
}
