import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '#openapi/generated/site.ts';
import { copyMadeDatabase } from './made-database.ts';
import { HOST } from './newsstand-app.ts';
import { overSocket } from './over-socket.ts';
import { createScratchDatabase } from './scratch-database.ts';
import { runProgram, type ServerProcess, startServer } from './server-process.ts';

/** A folder and a database for the product's programs, which run in processes of their own. */
export type Installation = {
  root: string;
  settings: Record<string, string>;
  /** Starts the server; it is stopped with the installation at the latest. */
  start(overrides?: Record<string, string>): ServerProcess;
  /** Runs the import of files of Il Messaggero to its end. */
  importFiles(path: string): ReturnType<typeof runProgram>['ended'];
  /** Writes an item to a file. @returns its path */
  deliver(name: string, item: unknown): Promise<string>;
  remove(): Promise<void>;
};

/**
 * @param how `made`: the embedded database already has the product's tables; `embedded`: it is used even where the
 * tests have a PostgreSQL
 */
export async function newInstallation({ made = false, embedded = false } = {}): Promise<Installation> {
  const root = await mkdtemp(join(tmpdir(), 'edicola-process-'));
  const data = join(root, 'data');
  const settings: Record<string, string> = { DATA_DIR: data };
  const server = embedded ? undefined : process.env.DATABASE_URL;
  const scratch = server ? await createScratchDatabase(server) : null;
  if (scratch) settings.DATABASE_URL = scratch.url;
  else if (made) await copyMadeDatabase(join(data, 'database'));
  const started: ServerProcess[] = [];
  return {
    root,
    settings,
    start(overrides = {}) {
      const one = startServer({ ...settings, ...overrides });
      started.push(one);
      return one;
    },
    importFiles: (path) =>
      runProgram('server/operations/commands/import.ts', [path, '--brand', 'MG'], settings).ended,
    async deliver(name, item) {
      const path = join(root, name);
      await writeFile(path, JSON.stringify(item));
      return path;
    },
    async remove() {
      await Promise.all(started.map((one) => one.kill('SIGKILL')));
      await rm(root, { recursive: true, force: true });
      await scratch?.drop();
    },
  };
}

/** Data of Il Messaggero's front page. */
export async function homeAt(port: number): Promise<components['schemas']['Home']> {
  const { body } = await overSocket(port, '/api/edicola/home', { host: HOST });
  return (JSON.parse(body) as components['schemas']['RispostaHome']).data;
}

/** Title of the lead article of the issue. */
export const leadAt = async (port: number) => (await homeAt(port)).numero?.prima[0]?.titolo;

export const linesOf = (text: string) => text.trimEnd().split('\n');
