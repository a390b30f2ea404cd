import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Control } from './lock.ts';

/**
 * Maximum size of the arguments: more than a command line can hold, which is 6 MB on Linux, where each path is preceded
 * by its folder.
 */
const MAX_BODY_BYTES = 100_000_000;

/** A line that a command reports while it runs; `type` is chosen by the command. */
export type ControlLine = { type: string } & Record<string, unknown>;

/**
 * Runs a command for another process. Its return value ends the answer; if it throws, the error's name and
 * message are sent.
 */
export type ControlHandler = (
  args: unknown,
  sendLine: (line: ControlLine) => void,
  signal: AbortSignal,
) => Promise<unknown>;

export type ControlChannel = Control & { close(): Promise<void> };

/** A request that is refused; the message completes "The running server refused import:". */
class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Reads the body to its end even if it is too long, because the caller sends all of it before it reads the answer. */
async function readBody(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    if (length <= maxBytes) chunks.push(chunk as Buffer);
  }
  if (length > maxBytes) throw new Refused(400, `the arguments have more than ${maxBytes} bytes`);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new Refused(400, 'the arguments are not JSON');
  }
}

function isAuthorized(request: IncomingMessage, token: string): boolean {
  const actual = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** The error's own message, for errors that `reasonOf` does not explain. */
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function run(
  handler: ControlHandler,
  args: unknown,
  response: ServerResponse,
  reasonOf: (error: unknown) => string | null,
): Promise<void> {
  const controller = new AbortController();
  response.on('close', () => controller.abort());
  const send = (line: ControlLine) => {
    if (!response.writableEnded && !response.destroyed) response.write(`${JSON.stringify(line)}\n`);
  };
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  try {
    send({ type: 'done', result: await handler(args, send, controller.signal) });
  } catch (error) {
    const name = error instanceof Error ? error.name : 'Error';
    send({ type: 'failed', name, message: reasonOf(error) ?? messageOf(error) });
  }
  response.end();
}

/**
 * Accepts commands from processes on the same machine that may read the lock file, which is the only place
 * where port and token are stored. Answers are lines of JSON: those that the command sends, then `done` with
 * its result, or `failed`; a refused request is answered with the reason as plain text.
 * @param reasonOf explains an error to the operator in one line; null if it does not know the error
 */
export async function openControlChannel(
  handlers: Record<string, ControlHandler>,
  reasonOf: (error: unknown) => string | null = () => null,
  maxBodyBytes = MAX_BODY_BYTES,
): Promise<ControlChannel> {
  const token = randomBytes(32).toString('base64url');
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const command = request.url?.slice(1) ?? '';
    const handler = Object.hasOwn(handlers, command) ? handlers[command] : undefined;
    if (!isAuthorized(request, token)) throw new Refused(401, 'the token is wrong');
    if (request.method !== 'POST' || !handler) throw new Refused(404, 'it has no such command');
    await run(handler, await readBody(request, maxBodyBytes), response, reasonOf);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(error instanceof Refused ? error.status : 500).end(messageOf(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    token,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
