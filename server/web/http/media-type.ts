import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '../apis/replies.ts';

const JSON_TYPE = 'application/json';

/** Readers may hand in pictures of up to 5 MB; a little more is read, so that the refusal can name the limit. */
export const PICTURE_LIMIT_BYTES = 6 * 1024 * 1024;

/** Media types that the contract allows for the body of a call. */
function allowedTypes({ routeOptions }: FastifyRequest): string[] {
  const { content = {} } = (routeOptions.schema?.body ?? {}) as { content?: Record<string, unknown> };
  const types = Object.keys(content);
  return types.length > 0 ? types : [JSON_TYPE];
}

/**
 * Refuses writes whose content type the contract does not allow; nearly all calls allow only JSON. Without a
 * content type a write passes, because a form of another site always sends one, even without fields. Fastify
 * checks the type only where there is a body, so an empty form would pass.
 */
export function refuseOtherTypes(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    const allowed = allowedTypes(request);
    if (type === undefined || allowed.includes(type)) return;
    const { body } = refusal(415, 'ERR_MEDIA_TYPE', `the body may be ${allowed.join(', ')}`);
    return reply.code(415).header('cache-control', 'no-store').send(body);
  });
}

/** Reads a picture into memory, for routes whose contract accepts one. */
export function acceptPictures(app: FastifyInstance, types: readonly string[]): void {
  const pictures = types.filter((type) => type.startsWith('image/'));
  if (pictures.length === 0) return;
  app.addContentTypeParser(
    pictures,
    { parseAs: 'buffer', bodyLimit: PICTURE_LIMIT_BYTES },
    (_request, body, done) => done(null, body),
  );
}
