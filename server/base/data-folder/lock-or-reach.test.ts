import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderInUse, lockDataFolder } from './lock.ts';
import { lockOrReach } from './lock-or-reach.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edicola-reach-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a server that is still starting is waited for and then reached', async () => {
  const server = await lockDataFolder(folder);
  const reached = lockOrReach(folder);
  await server.recordControl({ port: 4711, token: 'secret' });
  expect(await reached).toEqual({ running: { port: 4711, token: 'secret' } });
});

test('a folder that becomes free is locked', async () => {
  const other = await lockDataFolder(folder);
  const taken = lockOrReach(folder);
  await other.release();
  expect(await taken).toMatchObject({ lock: {} });
});

test('a holder that never accepts commands is waited for only until the timeout', async () => {
  await lockDataFolder(folder);
  await expect(lockOrReach(folder, 0)).rejects.toThrow(DataFolderInUse);
});
