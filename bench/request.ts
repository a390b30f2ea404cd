import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

export type RequestOptions = {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Text is sent as it is, anything else as JSON. */
  body?: unknown;
};

export type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer; ms: number };

/** The longest time that a client waits for an answer. */
const TIMEOUT_MS = 30_000;

/**
 * Sends one request over an agent's connections, and resolves at the last byte of its answer. Like a browser, it
 * retries once when the server has just closed the connection that was to be used again. @throws Error when the
 * connection breaks
 */
export function ask(
  agent: Agent,
  origin: string,
  asking: RequestOptions,
  started = performance.now(),
): Promise<Answered> {
  const { path, method = 'GET', headers = {}, body } = asking;
  const { host, port } = new URL(origin);
  const payload = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  const call = request({
    agent,
    host: '127.0.0.1',
    port,
    path,
    method,
    timeout: TIMEOUT_MS,
    headers: {
      host,
      'accept-encoding': 'br',
      ...(payload !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(payload),
      }),
      ...headers,
    },
  });
  call.once('response', (response) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.once('error', reject);
    response.once('end', () => {
      const { statusCode: status = 0, headers } = response;
      resolve({ status, headers, body: Buffer.concat(parts), ms: performance.now() - started });
    });
  });
  call.once('timeout', () => call.destroy(new Error('not answered in time')));
  call.once('error', (error: NodeJS.ErrnoException) => {
    const isStale = call.reusedSocket && error.code === 'ECONNRESET';
    if (isStale) resolve(ask(agent, origin, asking, started));
    else reject(error);
  });
  call.end(payload);
  return promise;
}
