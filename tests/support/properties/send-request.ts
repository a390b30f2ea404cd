import { type IncomingHttpHeaders, request } from 'node:http';
import type { SentRequest } from './spoil.ts';

export type ReceivedAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A stream of events has no end: its head is all that is waited for. */
const isEndless = (headers: IncomingHttpHeaders) => /^text\/event-stream/.test(headers['content-type'] ?? '');

/** Asks over a real socket, so that what stands before the framework is met too. */
export function sendRequest(
  port: number,
  { method, path, headers, payload }: SentRequest,
  more: Record<string, string>,
): Promise<ReceivedAnswer> {
  return new Promise((resolve, reject) => {
    const length = payload === null ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
    const all = { ...more, ...headers, ...length };
    const call = request({ host: '127.0.0.1', port, path, method, headers: all }, (reply) => {
      const { statusCode: status = 0 } = reply;
      const parts: Buffer[] = [];
      const done = () => resolve({ status, headers: reply.headers, body: Buffer.concat(parts) });
      if (isEndless(reply.headers)) {
        reply.destroy();
        return done();
      }
      reply.on('data', (part: Buffer) => parts.push(part)).on('end', done);
    });
    // A server that refuses a body before it was sent may end the connection after its answer.
    call.on('error', reject).end(payload ?? undefined);
  });
}
