import { chmod, open, readdir, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A kind of damage to the data folder of a server that was killed. */
export type Damage = { name: string; inflict(data: string): Promise<void> };

/** Overwrites bytes so that none of the original ones is left. */
async function spoil(path: string, from = 0, bytes = 8192): Promise<void> {
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc(bytes, 'damaged '), 0, bytes, from);
  await file.close();
}

const remove = (path: string) => rm(path, { recursive: true });

async function halve(path: string): Promise<void> {
  await truncate(path, Math.floor((await stat(path)).size / 2));
}

/** Path of the write-ahead log file in use. */
async function lastLog(data: string): Promise<string> {
  const folder = join(data, 'database/pg_wal');
  const names = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  return join(folder, dated.sort((a, b) => b.at - a.at)[0]?.name ?? '');
}

const at = (name: string, path: string, inflict: (path: string) => Promise<void>): Damage => ({
  name,
  inflict: (data) => inflict(join(data, path)),
});

const AS_DEAD = JSON.stringify({
  id: 'x',
  pid: 2 ** 22 - 1,
  process: 'another-boot:1',
  startedAt: '2025-04-03T06:00:00.000Z',
  control: { port: 1, token: 'x' },
});

/** Damages that a disk, a clean-up program or a careless person may cause. */
export const DAMAGES: readonly Damage[] = [
  at('PG_VERSION is gone', 'database/PG_VERSION', remove),
  at('PG_VERSION is empty', 'database/PG_VERSION', (path) => truncate(path)),
  at('PG_VERSION names another release', 'database/PG_VERSION', (path) => writeFile(path, '9.6\n')),
  at('pg_control is gone', 'database/global/pg_control', remove),
  at('pg_control is cut to half', 'database/global/pg_control', halve),
  at('pg_control is garbage', 'database/global/pg_control', spoil),
  at('the write-ahead log is gone', 'database/pg_wal', remove),
  { name: 'the write-ahead log is cut to half', inflict: async (data) => await halve(await lastLog(data)) },
  { name: 'the write-ahead log is garbage', inflict: async (data) => await spoil(await lastLog(data)) },
  at('the map of files is gone', 'database/base/5/pg_filenode.map', remove),
  at('the states of transactions are gone', 'database/pg_xact', remove),
  at('the states of transactions are garbage', 'database/pg_xact/0000', spoil),
  at('the tables are gone', 'database/base', remove),
  at('the settings are gone', 'database/postgresql.conf', remove),
  at('the whole database is gone', 'database', remove),
  {
    name: 'the database is emptied',
    async inflict(data) {
      for (const name of await readdir(join(data, 'database'))) await remove(join(data, 'database', name));
    },
  },
  at('the database may not be read', 'database', (path) => chmod(path, 0o000)),
  at('the database may not be written', 'database', (path) => chmod(path, 0o500)),
  at('the control file may not be written', 'database/global/pg_control', (path) => chmod(path, 0o400)),
  at('the data folder may not be written', '.', (path) => chmod(path, 0o500)),
  at('the lock is a dead process’s', 'edicola.lock', (path) => writeFile(path, AS_DEAD)),
  at('the lock is garbage', 'edicola.lock', (path) => writeFile(path, '{"pid":')),
  at('what is locked is garbage', 'in-use.sqlite', (path) => writeFile(path, Buffer.alloc(4096, 'x'))),
  at('the database’s own lock was left', 'database/postmaster.pid', (path) => writeFile(path, '1\n/other\n')),
  at('the secret is gone', 'session-secret', remove),
  at('the secret is empty', 'session-secret', (path) => truncate(path)),
  at('the keys of notifications are gone', 'vapid-keys.json', remove),
  at('the keys of notifications are cut to half', 'vapid-keys.json', halve),
  at('the pictures are a file', 'images', async (path) => {
    await rename(path, `${path}.moved`);
    await writeFile(path, '');
  }),
];
