import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SetCookie } from '#server/accounts/identity/account-cookie.ts';
import type { NextChange } from '#server/newsroom/content/next-change.ts';
import { refusal } from '../apis/replies.ts';
import { Attachment, EventStream, TextStream } from './answer-bodies.ts';
import type { CacheTrait } from './contracts.ts';
import type { RequestContext } from './handler.ts';
import { PreparedReplies } from './prepared-replies.ts';
import { encodeFor, prepare, sendPrepared } from './prepared-reply.ts';
import { DATA_HEADERS } from './security-headers.ts';
import type { OpenStreams } from './send-events.ts';
import { isStreamAddress } from './stream-addresses.ts';
import { RETRY_AFTER_S } from './unavailable.ts';

const JSON_HEADERS = { ...DATA_HEADERS, 'content-type': 'application/json; charset=utf-8' };

/** Result of a handler. */
export type Answer = { status: number; body: unknown; cookie?: SetCookie };

type ReplyDeps = { prepared: PreparedReplies; nextChange: NextChange; streams: OpenStreams };

type StreamDeps = Pick<ReplyDeps, 'streams'> & {
  /** Whether the client would still be answered. */
  mayReceive: () => Promise<boolean>;
  /** Answers a call whose stream failed before any of it was sent. */
  onFailure: (error: unknown) => void;
};

/** Closes the connection after a refusal instead of waiting for the rest of the body. */
export function closeAfterRefusal(reply: FastifyReply, { status }: Answer): void {
  if (status >= 400) reply.header('connection', 'close');
}

function sendStream(
  reply: FastifyReply,
  body: EventStream | TextStream,
  { streams, mayReceive, onFailure }: StreamDeps,
): FastifyReply {
  // The request entry recognises streams by the address as it was written, so another spelling is refused.
  if (!isStreamAddress(reply.request.originalUrl))
    return refuse(reply, 404, 'ERR_NOT_FOUND', 'no such address');
  reply.hijack();
  if (body instanceof TextStream) streams.sendText(reply.raw, body, { headers: DATA_HEADERS, onFailure });
  else streams.send(reply.raw, body, { headers: DATA_HEADERS, mayReceive });
  return reply;
}

export const isFile = ({ body }: Answer) => body instanceof Attachment;

/** Sends a response to one reader or browser; it must not be reused for others. */
export function sendUncached(reply: FastifyReply, answer: Answer, deps?: StreamDeps): FastifyReply {
  const { status, body, cookie } = answer;
  if ((body instanceof EventStream || body instanceof TextStream) && deps)
    return sendStream(reply, body, deps);
  if (cookie !== undefined) reply.header('set-cookie', cookie);
  reply.code(status).header('cache-control', 'no-store');
  const wait = waitOf(answer);
  if (wait !== null) reply.header('retry-after', String(wait));
  if (!(body instanceof Attachment)) return reply.send(body);
  return reply
    .header('content-type', body.type)
    .header('content-disposition', `attachment; filename="${body.name}"`)
    .send(Buffer.from(body.bytes));
}

/** Seconds after which a refused caller may retry; null if the refusal is not temporary. */
function waitOf({ status, body }: Answer): number | null {
  if (status === 503) return RETRY_AFTER_S.overloaded;
  const { attesa } = (body ?? {}) as { attesa?: unknown };
  return status === 429 && typeof attesa === 'number' ? attesa : null;
}

type ReadAnswer = {
  deps: ReplyDeps;
  /** Generation of the prepared replies before the answer was made. */
  generation: number;
  call: Pick<RequestContext, 'now' | 'session'>;
  cache: CacheTrait;
};

/**
 * Sends an answer compressed, because an issue's package is long. Answers that are the same for all visitors are
 * cached.
 */
export async function sendRead(
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
  answer: ReadAnswer,
) {
  const { deps, generation, call, cache } = answer;
  const isShared = cache === 'revalidate' && call.session === null;
  const headers = { ...JSON_HEADERS, 'cache-control': isShared ? 'no-cache' : 'no-store' };
  const ready = prepare(200, Buffer.from(JSON.stringify(body)), headers);
  const change = isShared ? await deps.nextChange(call.now, generation) : null;
  const { prepared } = deps;
  const sent = change ? prepared.put(PreparedReplies.key(request.raw), ready, generation, change) : ready;
  reply.hijack();
  await encodeFor(request.raw, sent);
  sendPrepared(request.raw, reply.raw, sent);
  return reply;
}

/** Sends a refusal in the shape of the contracts. */
export const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
  sendUncached(reply, refusal(status, code, message));
