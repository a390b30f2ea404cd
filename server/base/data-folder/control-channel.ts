import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Control } from './lock.ts';

const MAX_BODY_BYTES = 1_000_000;

/** A line that a command reports while it runs; `type` is chosen by the command. */
export type ControlLine = { type: string } & Record<string, unknown>;

/** Runs a command for another process. Its return value ends the answer; if it throws, the message is sent. */
export type ControlHandler = (
  args: unknown,
  report: (line: ControlLine) => void,
  signal: AbortSignal,
) => Promise<unknown>;

export type ControlChannel = Control & { close(): Promise<void> };

class BadCall extends Error {}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += (chunk as Buffer).length;
    if (length > MAX_BODY_BYTES) throw new BadCall('too long');
    chunks.push(chunk as Buffer);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new BadCall('not JSON');
  }
}

function isAuthorized(request: IncomingMessage, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Message of an error for which `reasonOf` knows no better one. */
const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function run(
  handler: ControlHandler,
  args: unknown,
  response: ServerResponse,
  reasonOf: (error: unknown) => string | null,
): Promise<void> {
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const send = (line: ControlLine) => {
    if (!response.writableEnded && !response.destroyed) response.write(`${JSON.stringify(line)}\n`);
  };
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  try {
    send({ type: 'done', result: await handler(args, send, gone.signal) });
  } catch (error) {
    const name = error instanceof Error ? error.name : 'Error';
    send({ type: 'failed', name, message: reasonOf(error) ?? wordsOf(error) });
  }
  response.end();
}

/**
 * Accepts commands from processes on the same machine that may read the lock file, which is the only place where port
 * and token are stored. Answers are lines of JSON: whatever the command reports, then `done` with its result or
 * `failed`.
 * @param reasonOf gives a line that says why a command could not do its work; null leaves that to the error
 */
export async function openControlChannel(
  handlers: Record<string, ControlHandler>,
  reasonOf: (error: unknown) => string | null = () => null,
): Promise<ControlChannel> {
  const token = randomBytes(32).toString('base64url');
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const command = request.url?.slice(1) ?? '';
    const handler = Object.hasOwn(handlers, command) ? handlers[command] : undefined;
    if (!isAuthorized(request, token)) response.writeHead(401).end();
    else if (request.method !== 'POST' || !handler) response.writeHead(404).end();
    else await run(handler, await readBody(request), response, reasonOf);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(error instanceof BadCall ? 400 : 500).end();
    });
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(0, '127.0.0.1', listening);
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
