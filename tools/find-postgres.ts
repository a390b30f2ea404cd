import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const LOCAL_URL = 'postgres://postgres@127.0.0.1:5432/postgres';
const START_TIMEOUT_MS = 20_000;
const PROBE_TIMEOUT_MS = 2_000;

/** Message for runs whose tests cannot use PostgreSQL. */
export const NO_POSTGRES =
  'Not run on PostgreSQL: none answers and none can be started here. The embedded database was tested.';

export type FoundPostgres = { url: string; stop(): Promise<void> };

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PROBE_TIMEOUT_MS });
  client.on('error', () => undefined);
  return await client.connect().then(
    async () => {
      await client.end();
      return true;
    },
    () => false,
  );
}

async function findBinaries(): Promise<string | null> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => []);
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (newest) return `/usr/lib/postgresql/${newest}/bin`;
  const { stdout, status } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** PostgreSQL refuses to run as root, so it is started as an ordinary user of the system. */
function asOrdinaryUser(command: string, args: string[]): [string, string[]] {
  return process.getuid?.() === 0 ? ['runuser', ['-u', 'nobody', '--', command, ...args]] : [command, args];
}

async function startPostgres(binaries: string): Promise<FoundPostgres | null> {
  const folder = await mkdtemp(join(tmpdir(), 'edicola-postgres-'));
  await chmod(folder, 0o777);
  const data = join(folder, 'data');
  const [init, initArgs] = asOrdinaryUser(join(binaries, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
  ]);
  if (spawnSync(init, initArgs, { stdio: 'ignore' }).status !== 0) {
    await rm(folder, { recursive: true, force: true });
    return null;
  }
  const port = 20_000 + (process.pid % 20_000);
  const options = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-F'];
  const [command, args] = asOrdinaryUser(join(binaries, 'postgres'), options);
  const child = spawn(command, args, { stdio: 'ignore' });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  // A run that is ended leaves no server behind: a child goes on without its parent.
  const endWithProcess = () => {
    endPostgres(binaries, folder);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', endWithProcess);
  const stop = async () => {
    process.off('exit', endWithProcess);
    await stopPostgres(binaries, child, folder);
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    if (await answers(url)) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  return null;
}

/** `runuser` does not pass on the signal for a fast shutdown, so `pg_ctl` stops PostgreSQL. */
function endPostgres(binaries: string, folder: string): void {
  const args = ['stop', '-D', join(folder, 'data'), '-m', 'fast'];
  spawnSync(...asOrdinaryUser(join(binaries, 'pg_ctl'), args), { stdio: 'ignore' });
}

async function stopPostgres(binaries: string, child: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode === null) {
    endPostgres(binaries, folder);
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
}

/**
 * A PostgreSQL to test against: DATABASE_URL, one that answers on this machine, or one started here; otherwise null.
 */
export async function findPostgres(): Promise<FoundPostgres | null> {
  const stop = async () => undefined;
  for (const url of [process.env.DATABASE_URL, LOCAL_URL]) {
    if (url && (await answers(url))) return { url, stop };
  }
  const binaries = await findBinaries();
  return binaries ? await startPostgres(binaries) : null;
}
