import type { FastifyError, FastifyInstance } from 'fastify';
import { refusal } from '../apis/replies.ts';

const CODES: Record<number, string> = {
  400: 'ERR_BAD_REQUEST',
  403: 'ERR_FORBIDDEN',
  404: 'ERR_NOT_FOUND',
  405: 'ERR_METHOD_NOT_ALLOWED',
  413: 'ERR_TOO_LARGE',
  415: 'ERR_JSON_ONLY',
};

/** The contract's error shape for what fails before or inside a handler. Nothing of the inside is told in production. */
export function answerErrors(app: FastifyInstance, production: boolean): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.validation ? 400 : (error.statusCode ?? 500);
    if (status >= 500) request.log.error(error);
    const message = status < 500 || !production ? error.message : 'internal error';
    const { body } = refusal(status, CODES[status] ?? 'ERR_INTERNAL', message);
    return reply.code(status).send(body);
  });
}
