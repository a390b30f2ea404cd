import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataFolderInUse, lockDataFolder } from './lock.ts';
import { processIdentity } from './process-identity.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edicola-lock-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const file = () => join(folder, 'edicola.lock');
const LOCK_MODULE = fileURLToPath(new URL('./lock.ts', import.meta.url));
const HOLD = `import { lockDataFolder } from ${JSON.stringify(LOCK_MODULE)};
try { await lockDataFolder(process.argv[1]); console.log('held'); setInterval(() => {}, 1000); }
catch (error) { console.log(error.name); }`;

type Other = { said: string; kill(): Promise<void>; pid: number };

/** Starts a second process that takes the lock or reports why it cannot. */
async function otherProcess(command = process.execPath, before: string[] = []): Promise<Other> {
  const child = spawn(command, [...before, '--input-type=module', '--eval', HOLD, folder]);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const ended = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { said: said.toString().trim(), kill, pid: child.pid ?? 0 };
}

/** Runs the process in its own PID namespace, as in a container. */
const UNSHARED = ['--pid', '--fork', '--mount-proc', '--kill-child', process.execPath];
const canUnshare = spawnSync('unshare', [...UNSHARED, '--version']).status === 0;

test("a second process is refused, with the holder's number and folder, until the first releases the lock", async () => {
  const lock = await lockDataFolder(folder);
  const refused = await otherProcess();
  expect(refused.said).toBe('DataFolderInUse');
  await lock.release();
  const other = await otherProcess();
  expect(other.said).toBe('held');
  const error = await lockDataFolder(folder).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(DataFolderInUse);
  expect(error).toMatchObject({ pid: other.pid, message: expect.stringContaining(folder) });
  await other.kill();
});

test('the lock of a process that was killed is taken over', async () => {
  const other = await otherProcess();
  await other.kill();
  const lock = await lockDataFolder(folder);
  expect(JSON.parse(await readFile(file(), 'utf8')).pid).toBe(process.pid);
  await lock.release();
  expect(await readdir(folder)).toEqual(['in-use.sqlite']);
});

test.runIf(process.platform === 'linux')(
  'a process number that another process has got meanwhile is not taken for the holder',
  async () => {
    const identity = await processIdentity(process.pid);
    expect(identity).toMatch(/^[0-9a-f-]{36}:\d+$/);
    const left = {
      id: 'x',
      pid: process.pid,
      process: `${identity}0`,
      startedAt: '2025-04-03T06:00:00.000Z',
    };
    await writeFile(file(), JSON.stringify(left));
    const lock = await lockDataFolder(folder);
    await lock.release();
  },
);

test('a lock is not taken over only because its process cannot be seen', async () => {
  const other = await otherProcess();
  await writeFile(file(), JSON.stringify({ id: 'x', pid: 2 ** 22 + 1, process: null, startedAt: '' }));
  const error = await lockDataFolder(folder).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(DataFolderInUse);
  expect(error).toMatchObject({
    pid: null,
    control: null,
    message: expect.stringContaining('another container'),
  });
  await other.kill();
});

test.runIf(canUnshare)('a process in another container is refused, and refuses others', async () => {
  const lock = await lockDataFolder(folder);
  expect((await otherProcess('unshare', UNSHARED)).said).toBe('DataFolderInUse');
  await lock.release();
  const other = await otherProcess('unshare', UNSHARED);
  expect(other.said).toBe('held');
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse);
  await other.kill();
  // The process inside is killed a moment after the container.
  await vi.waitFor(async () => (await lockDataFolder(folder)).release());
});

test.runIf(process.platform === 'linux')(
  'a lock file of a release without a system lock is respected while its process runs',
  async () => {
    const identity = await processIdentity(process.pid);
    const left = { id: 'x', pid: process.pid, process: identity, startedAt: '2025-04-03T06:00:00.000Z' };
    await writeFile(file(), JSON.stringify(left));
    await expect(lockDataFolder(folder)).rejects.toThrow(`process ${process.pid}`);
  },
);

test('of many processes that find a dead lock, exactly one gets the folder', async () => {
  await writeFile(file(), JSON.stringify({ id: 'x', pid: 2 ** 22 + 1, process: null, startedAt: '' }));
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataFolder(folder)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('only the owner can read the port and token for commands', async () => {
  const lock = await lockDataFolder(folder);
  await lock.recordControl({ port: 4711, token: 'secret' });
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  expect((await readdir(folder)).sort()).toEqual(['edicola.lock', 'in-use.sqlite']);
  const error = await lockDataFolder(folder).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ control: { port: 4711, token: 'secret' } });
  await lock.release();
});

test('a lock whose holder file cannot be written is released, and no files pile up', async () => {
  await mkdir(file());
  await expect(lockDataFolder(folder)).rejects.toThrow();
  await expect(lockDataFolder(folder)).rejects.toThrow();
  expect(await readdir(folder)).toHaveLength(3);
  await rmdir(file());
  const lock = await lockDataFolder(folder);
  expect((await readdir(folder)).sort()).toEqual(['edicola.lock', 'in-use.sqlite']);
  await lock.release();
});

test('releasing twice does not take the lock from its new holder', async () => {
  const first = await lockDataFolder(folder);
  await first.release();
  const second = await lockDataFolder(folder);
  await first.release();
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse);
  await second.release();
});

test('a data folder made here can be read only by its owner', async () => {
  const made = join(folder, 'deep', 'data');
  const lock = await lockDataFolder(made);
  expect((await stat(made)).mode & 0o777).toBe(0o700);
  await lock.release();
});

test('a folder that cannot be made is reported as such', async () => {
  const below = join(file(), 'below');
  await writeFile(file(), '');
  await expect(lockDataFolder(below)).rejects.toMatchObject({ code: 'ENOTDIR', syscall: 'mkdir' });
});
