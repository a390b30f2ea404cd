import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDemoPictures } from './demo-pictures.ts';
import { freePort } from './free-port.ts';
import { copyMadeDatabase } from './made-database.ts';
import { createScratchDatabase } from './scratch-database.ts';
import { COMPILE_CACHE_FOLDER } from './server-process.ts';

const START_LIMIT_MS = 300_000;
/** Number of issues in the demonstration. */
const DEMO_DAYS = 7;

export type Product = {
  port: number;
  dataFolder: string;
  process: ChildProcess;
  /** Origin of a paper's newsstand, by default Il Messaggero's. */
  origin(devHost?: string): string;
  stop(): Promise<void>;
};

/** Starts the real product with its demonstration papers, on a folder and a database of its own. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const port = await freePort();
  const dataFolder = await mkdtemp(join(tmpdir(), 'edicola-e2e-'));
  if (environment.DEMO !== 'off') await copyDemoPictures(join(dataFolder, 'images'));
  const database = process.env.DATABASE_URL ? await createScratchDatabase(process.env.DATABASE_URL) : null;
  if (!database) await copyMadeDatabase(join(dataFolder, 'database'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      NODE_COMPILE_CACHE: COMPILE_CACHE_FOLDER,
      GATE: 'off',
      PORT: String(port),
      DATA_DIR: dataFolder,
      ...(database && { DATABASE_URL: database.url }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => said.push(part));
  const end = () => void child.kill('SIGTERM');
  process.once('exit', end);
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? -1)));
  ended.then(() => process.off('exit', end));
  await waitFor(child, () => isReady(port));
  // Earlier days are imported while the newsstand is already open; the last paper's seventh issue completes them.
  if (environment.DEMO !== 'off') await waitFor(child, () => isComplete(port));
  return {
    port,
    dataFolder,
    process: child,
    origin: (devHost = 'ilmessaggero') => `http://${devHost}.localhost:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataFolder, { recursive: true, force: true });
      await database?.drop();
      refuseLoggedPersons(Buffer.concat(said).toString());
    },
  };
}

/** Matches personal data used by the tests: readers' addresses, passwords, tokens and codes. */
const OF_PERSONS = /[\w.+-]+@[\w-]+\.[a-z]{2,}|Bearer |password["'\s]*[:=]|edicola_sso|id_code/i;

/** @throws Error where a line of the log holds a reader's personal data. ROL-06 */
function refuseLoggedPersons(said: string): void {
  // Lines that the demonstration prints for its developer at the start are no log lines.
  const told = said.split('\n').filter((line) => line.startsWith('{') && OF_PERSONS.test(line));
  if (told.length > 0) throw new Error(`The log holds personal data:\n${told.slice(0, 5).join('\n')}`);
}

async function isReady(port: number): Promise<boolean> {
  const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  return reply?.ok ?? false;
}

async function isComplete(port: number): Promise<boolean> {
  const headers = { host: `ilgazzettino.localhost:${port}` };
  const days = await getJson(port, '/v1/numeri?edizione=nazionale', headers);
  return (days as { data?: { numeri: unknown[] } }).data?.numeri.length === DEMO_DAYS;
}

async function waitFor(child: ChildProcess, condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The product ended with ${child.exitCode} before it was ready`);
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error('The product did not become ready');
}

/** `fetch` may not set the Host header; node:http may. */
function getJson(port: number, path: string, headers: Record<string, string>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      reply.on('end', () => resolve(JSON.parse(text)));
    }).on('error', reject);
  });
}
