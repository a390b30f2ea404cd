import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/base/config/config.ts';
import { isUnstorableText } from '#server/base/db/database-errors.ts';
import { refusal } from '../apis/replies.ts';
import { LARGEST_BODY_BYTES } from './body-limits.ts';
import { DATA_HEADERS } from './security-headers.ts';
import { siteOf } from './site-of-host.ts';
import { API_PATH, sendUnavailable } from './unavailable.ts';
import { unavailableReason } from './unavailable-reason.ts';
import type { UnavailableReason } from './unavailable-strings.ts';

const CODES: Record<number, string> = {
  400: 'ERR_BAD_REQUEST',
  403: 'ERR_FORBIDDEN',
  404: 'ERR_NOT_FOUND',
  405: 'ERR_METHOD_NOT_ALLOWED',
  413: 'ERR_TOO_LARGE',
  415: 'ERR_MEDIA_TYPE',
};

/** What the contract says that a body may be, for a caller who sent another. */
function typesTaken({ routeOptions }: FastifyRequest): string {
  const { content = {} } = (routeOptions.schema?.body ?? {}) as { content?: Record<string, unknown> };
  return `the body may be ${Object.keys(content).join(', ')}`;
}

function messageOf(
  error: FastifyError,
  status: number,
  request: FastifyRequest,
  production: boolean,
): string {
  if (status === 415) return typesTaken(request);
  if (isUnstorableText(error)) return 'a text holds a sign that no text can hold';
  return status < 500 || !production ? error.message : 'internal error';
}

/** Path of what a body has wrong, as a form would name the field; nothing where the body as a whole is. VAL-03 */
function fieldOf({ validation, validationContext }: FastifyError): string | undefined {
  const [first] = validation ?? [];
  if (!first || validationContext !== 'body') return undefined;
  const { missingProperty, additionalProperty } = first.params;
  const named = [missingProperty, additionalProperty].filter((name) => typeof name === 'string');
  return [...first.instancePath.split('/').slice(1), ...named].join('.') || undefined;
}

/** What the log says of it. */
const SAID: Record<UnavailableReason, string> = {
  starting: 'the editions are not there yet',
  database: 'the database cannot be asked',
  storage: 'the disk cannot be written',
  mail: 'no mail can be handed over',
  overloaded: 'too much is open',
};

/** Whether a connection broke while the body was on its way: nobody is there to be answered. */
const hasGone = ({ raw }: FastifyRequest): boolean => raw.complete === false && raw.destroyed;

/**
 * Whether what is left of a body may be read to its end, unheard. A connection that is closed while a body is on its way
 * may lose the answer: behind a proxy the reader would be told 502.
 */
const isSoonOver = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length']) <= LARGEST_BODY_BYTES;

/** Answers 503 where an error tells of the machine, the database or the crowd. @returns whether it does */
export function answeredUnavailable(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, 'accountOrigin'>,
): boolean {
  const reason = unavailableReason(error);
  if (reason === null) return false;
  // One line: there may be thousands of them in a minute.
  request.log.warn(SAID[reason]);
  reply.hijack();
  sendUnavailable(request.raw, reply.raw, siteOf(request.host, config).brand, reason);
  return true;
}

/** The contract's error shape for what fails before or inside a handler. Nothing of the inside is told in production. */
export function answerErrors(
  app: FastifyInstance,
  config: Pick<Config, 'production' | 'accountOrigin'>,
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasGone(request)) {
      request.log.info('the caller went away before all was sent');
      reply.hijack();
      return;
    }
    if (answeredUnavailable(error, request, reply, config)) return;
    return sendRefusal(error, request, reply, config);
  });
}

/** What the contract lets pass and no database keeps is the caller's fault too. */
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
    CODES[status] ?? 'ERR_INTERNAL',
    messageOf(error, status, request, production),
  );
  const field = fieldOf(error);
  if (status === 413 && isSoonOver(request)) reply.removeHeader('connection');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(field === undefined ? body : { ...body, campo: field });
}

/** Whether a browser opens an address of the app: then it gets a page, also where there is none. */
export const opensPage = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean =>
  !API_PATH.test(url.split('?', 1)[0] ?? '/') && /\btext\/html\b/.test(headers.accept ?? '');

/** The same shape for an address that cannot even be routed, such as a broken escape. */
export function answerBadAddress(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 400;
  const { body } = refusal(status, CODES[status] ?? 'ERR_BAD_REQUEST', error.message);
  reply
    .code(status)
    .headers({ ...DATA_HEADERS, 'cache-control': 'no-store' })
    .send(body);
}
