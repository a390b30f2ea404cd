import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { IL_MESSAGGERO } from '#domain/brands/il-messaggero.ts';
import { fetchBody } from './fetch-body.ts';
import { untilIdle } from './until-idle.ts';

export type Product = {
  origin: string;
  pid: number;
  dataFolder: string;
  /** Number of bytes written to its log so far. */
  logBytes: () => number;
  stop: () => Promise<void>;
};

/** Readers with addresses on these domains may use the chatbot; a demonstration reader has one on the first. */
export const CHATBOT_DOMAINS = ['redazione.example', 'azienda.example'] as const;

/**
 * Settings with demonstration readers of every kind, in which a measurement can set the network that a request comes
 * from.
 */
export const WITH_DEMO_READERS = { NODE_ENV: '', DEMO: 'accounts' };

/** Long enough for a build, the first start of the database and a day of demonstration papers. */
const START_TIMEOUT_MS = 480_000;
const STOP_TIMEOUT_MS = 10_000;
const POLL_MS = 250;

/**
 * Starts the product as its owner would, on an empty data folder and a port that the system chooses.
 * @param settings settings that differ: `DATABASE_URL` of an empty database replaces the embedded one
 */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'edicola-bench-'));
  const server = spawn(process.execPath, ['tools/start.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      GATE: 'off',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      CHATBOT_DOMAINS: CHATBOT_DOMAINS.join(),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let logBytes = 0;
  server.stdout?.on('data', (part: Buffer) => {
    logBytes += part.length;
  });
  const stop = async () => {
    await stopProcess(server);
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    const port = await announcedPort(server);
    const origin = `http://${IL_MESSAGGERO.devHost}.localhost:${port}`;
    await untilReady(origin);
    await untilIdle(server.pid ?? 0);
    return { origin, pid: server.pid ?? 0, dataFolder, logBytes: () => logBytes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Ends a child with SIGTERM, and with SIGKILL if it does not end in time. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(killTimer);
}

/** Resolves with the port when the server listens and has announced the last demonstration paper. */
function announcedPort(server: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  if (!server.stdout) throw new Error('the product has no output to read its port from');
  let port: string | undefined;
  let hasPapers = false;
  createInterface({ input: server.stdout }).on('line', (line) => {
    port ??= /^Edicola: http:\/\/[^:]+:(\d+)$/.exec(line)?.[1];
    hasPapers ||= /^Edizioni dimostrative: (\d+) di \1 /.test(line);
    if (port && hasPapers) resolve(port);
  });
  server.once('exit', (code) => reject(new Error(`the product ended with ${code} instead of starting`)));
  const timer = setTimeout(() => reject(new Error('the product did not start in time')), START_TIMEOUT_MS);
  return promise.finally(() => clearTimeout(timer));
}

async function untilReady(origin: string): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const reply = await fetchBody(new URL('/readyz', origin)).catch(() => null);
    if (reply?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error('the product never became ready');
}
