import { type IncomingHttpHeaders, request } from 'node:http';
import type { SentRequest } from './damage-request.ts';

export type ReceivedAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** An event stream has no end, so only its headers are awaited. */
const isEndless = (headers: IncomingHttpHeaders) => /^text\/event-stream/.test(headers['content-type'] ?? '');

/** Sends a request over a real socket, so that the code before the framework is tested too. */
export function sendRequest(
  port: number,
  { method, path, headers, payload }: SentRequest,
  overrides: Record<string, string>,
): Promise<ReceivedAnswer> {
  return new Promise((resolve, reject) => {
    const length = payload === null ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
    const all = { ...overrides, ...headers, ...length };
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
    // A server that refuses a body early may close the connection after its answer.
    call.on('error', reject).end(payload ?? undefined);
  });
}
