import { request } from 'node:http';
import type { MadeCall } from '../made-calls.ts';

/** Result of a call: an answer, complete or broken off, or none. */
export type Ended = { status: number; retryAfter: number; body: string; isWhole: boolean };

const NOTHING: Ended = { status: 0, retryAfter: 0, body: '', isWhole: false };

/** Characters after which an endless stream is left. */
const MAX_STREAM_CHARACTERS = 3_000_000;

/** Makes a call to a server that may die, be silent or break an answer off. */
export function askUnderFault(
  port: number,
  { url, method = 'GET', body }: MadeCall,
  headers: Record<string, string> = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const typed = sent === undefined ? {} : { 'content-type': 'application/json' };
    const to = { host: '127.0.0.1', port, path: url, method, headers: { ...typed, ...headers } };
    const call = request(to, (reply) => {
      let told = '';
      const end = (isWhole: boolean) => {
        const retryAfter = Number(reply.headers['retry-after'] ?? 0);
        resolve({ status: reply.statusCode ?? 0, retryAfter, body: told, isWhole });
      };
      reply.setEncoding('utf8').on('data', (part: string) => {
        told += part;
        if (told.length > MAX_STREAM_CHARACTERS) reply.destroy();
      });
      reply.on('end', () => end(true));
      reply.on('error', () => end(false));
      reply.on('close', () => end(reply.complete));
    });
    call.on('error', () => resolve(NOTHING));
    call.end(sent);
  });
}

/** Whether an answer asks the client to retry later. */
export const saysComeAgain = ({ status, retryAfter }: Ended): boolean => status === 503 && retryAfter > 0;

/** Describes why an answer is not acceptable for a reader; null where it is fine. */
export function faultOf({ url, method = 'GET' }: MadeCall, ended: Ended): string | null {
  const { status, body, isWhole } = ended;
  if (status === 0) return `${method} ${url}: no answer`;
  if (status >= 500 && !saysComeAgain(ended)) return `${method} ${url}: ${status} ${body.slice(0, 300)}`;
  return isWhole ? null : `${method} ${url}: ${status}, broken off`;
}

/** Works through a list with a limited number of parallel tasks. */
export async function inParallel<T>(things: readonly T[], lanes: number, work: (thing: T) => Promise<void>) {
  const left = [...things];
  const lane = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
