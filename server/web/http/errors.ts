import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/base/config/config.ts';
import { isUnstorableText } from '#server/base/db/database-errors.ts';
import { refusal } from '../apis/replies.ts';
import { MAX_DISCARDED_BYTES } from './body-limits.ts';
import { DATA_HEADERS } from './security-headers.ts';
import { siteOf } from './site-of-host.ts';
import { API_PATH, sendUnavailable } from './unavailable.ts';
import { unavailableReason } from './unavailable-reason.ts';
import type { UnavailableReason } from './unavailable-strings.ts';

const ERROR_CODES: Record<number, string> = {
  400: 'ERR_BAD_REQUEST',
  403: 'ERR_FORBIDDEN',
  404: 'ERR_NOT_FOUND',
  405: 'ERR_METHOD_NOT_ALLOWED',
  413: 'ERR_TOO_LARGE',
  415: 'ERR_MEDIA_TYPE',
};

/** Message with the media types that the contract allows, for a caller who sent another. */
function allowedTypesMessage({ routeOptions }: FastifyRequest): string {
  const { content = {} } = (routeOptions.schema?.body ?? {}) as { content?: Record<string, unknown> };
  return `the body may be ${Object.keys(content).join(', ')}`;
}

function messageOf(
  error: FastifyError,
  status: number,
  request: FastifyRequest,
  production: boolean,
): string {
  if (status === 415) return allowedTypesMessage(request);
  if (isUnstorableText(error)) return 'a text holds a sign that no text can hold';
  return status < 500 || !production ? error.message : 'internal error';
}

/**
 * Path of the invalid part of a body, as a form names the field; undefined if the body as a whole is invalid. VAL-03
 */
function fieldOf({ validation, validationContext }: FastifyError): string | undefined {
  const [first] = validation ?? [];
  if (!first || validationContext !== 'body') return undefined;
  const { missingProperty, additionalProperty } = first.params;
  const fieldNames = [missingProperty, additionalProperty].filter((name) => typeof name === 'string');
  return [...first.instancePath.split('/').slice(1), ...fieldNames].join('.') || undefined;
}

/** Messages for the log. */
const LOG_MESSAGES: Record<UnavailableReason, string> = {
  starting: 'no issue has been imported yet',
  database: 'the database cannot be reached',
  storage: 'nothing can be written to the disk',
  mail: 'no mails can be sent',
  overloaded: 'the server is overloaded',
};

/** Whether the connection broke while the body was arriving: then nobody would receive an answer. */
const hasDisconnected = ({ raw }: FastifyRequest): boolean => raw.complete === false && raw.destroyed;

/**
 * Whether the rest of a body is small enough to be read and discarded. Closing a connection during a body may lose the
 * response: behind a proxy the reader would get a 502.
 */
const isBodySmall = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length']) <= MAX_DISCARDED_BYTES;

/** Answers 503 if an error is due to the machine, the database or too many requests. @returns whether it was */
export function answerIfUnavailable(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'accountOrigin'>,
): boolean {
  const reason = unavailableReason(error);
  if (reason === null) return false;
  // One line only: there may be thousands a minute.
  request.log.warn(LOG_MESSAGES[reason]);
  reply.hijack();
  sendUnavailable(request.raw, reply.raw, siteOf(request.host, config).brand, reason);
  return true;
}

/**
 * Answers errors before or inside a handler in the shape of the contract. In production no internal details are sent.
 */
export function answerErrors(
  app: FastifyInstance,
  config: Pick<Config, 'production' | 'accountOrigin'>,
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasDisconnected(request)) {
      request.log.info('the client disconnected before its body had arrived');
      reply.hijack();
      return;
    }
    if (answerIfUnavailable(error, request, reply, config)) return;
    return sendRefusal(error, request, reply, config);
  });
}

/** Text that the contract allows but the database cannot store is the client's fault too. */
const statusOf = (error: FastifyError): number =>
  error.validation || isUnstorableText(error) ? 400 : (error.statusCode ?? 500);

function sendRefusal(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  { production }: Pick<Config, 'production'>,
): FastifyReply {
  const status = statusOf(error);
  if (status >= 500) request.log.error(error);
  const { body } = refusal(
    status,
    ERROR_CODES[status] ?? 'ERR_INTERNAL',
    messageOf(error, status, request, production),
  );
  const field = fieldOf(error);
  if (status === 413 && isBodySmall(request)) reply.removeHeader('connection');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(field === undefined ? body : { ...body, campo: field });
}

/** Whether a browser opens an address of the app: then it gets a page, even for an unknown address. */
export const opensPage = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean =>
  !API_PATH.test(url.split('?', 1)[0] ?? '/') && /\btext\/html\b/.test(headers.accept ?? '');

/**
 * Answers an address that cannot be routed, such as one with a broken escape, with the same shape of error.
 */
export function answerBadAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 400;
  const { body } = refusal(status, ERROR_CODES[status] ?? 'ERR_BAD_REQUEST', error.message);
  reply
    .code(status)
    .headers({ ...DATA_HEADERS, 'cache-control': 'no-store' })
    .send(body);
}
