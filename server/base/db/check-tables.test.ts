// @module-tag postgres
import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { runCheck } from '#server/operations/commands/run-check.ts';
import { copyMadeDatabase } from '#tests/support/made-database.ts';
import { createScratchDatabase } from '#tests/support/scratch-database.ts';
import type { RunStatement } from './check-tables.ts';
import { openForCheck } from './open-for-check.ts';

const SERVER = process.env.DATABASE_URL;

let folder: string;
let url: string | null;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edicola-check-'));
  const scratch = SERVER ? await createScratchDatabase(SERVER, inject('template')) : null;
  if (!scratch) await copyMadeDatabase(folder);
  url = scratch?.url ?? null;
  return async () => {
    await scratch?.drop();
    await rm(folder, { recursive: true, force: true });
  };
});

async function within<Done>(work: (ask: RunStatement) => Promise<Done>): Promise<Done> {
  const { run, close } = await openForCheck({ folder, url });
  return await work(run).finally(close);
}

/** Three tables with indexes of both kinds; one has long texts, which are stored outside its rows. */
const FILLED = [
  'create table spoiled (id integer primary key, words text)',
  "insert into spoiled select g, repeat('x', 100) from generate_series(1, 500) g",
  'create table spoiled_beside (id integer primary key, words text)',
  `insert into spoiled_beside select g, (select string_agg(md5((g * 1000 + part)::text), '')
     from generate_series(1, 200) part) from generate_series(1, 20) g`,
  'create table spoiled_index (id integer primary key, found tsvector)',
  "insert into spoiled_index select g, to_tsvector('simple', g::text) from generate_series(1, 500) g",
  'create index spoiled_index_found on spoiled_index using gin (found)',
];

/** Changes the order of an index after it was built. */
const TURNED = [
  'create function turned(integer) returns integer immutable language sql as $$ select $1 $$',
  'create table turning (id integer)',
  'insert into turning select generate_series(1, 100)',
  'create index turning_turned on turning (turned(id))',
  'create or replace function turned(integer) returns integer immutable language sql as $$ select -$1 $$',
];

/** Name of the damaged table or index. */
const nameOf = (damage: string) => /^damaged: (\S+): /.exec(damage)?.[1];

/** Overwrites a part in the second half of the first page, where rows are. */
async function spoil(path: unknown): Promise<void> {
  const file = await open(join(folder, String(path)), 'r+');
  await file.write(Buffer.alloc(1024, 0xa5), 0, 1024, 6144);
  await file.close();
}

test('a database is read to its end, damaged pages and indexes are named, and the check leaves nothing behind', async () => {
  const found = await within(async (ask) => {
    for (const statement of [...FILLED, ...TURNED]) await ask(statement);
    const report = await runCheck(ask);
    const left = await ask("select 1 from pg_extension where extname = 'amcheck'");
    await ask('checkpoint');
    const [row] = await ask(`select pg_relation_filepath('spoiled') as table,
      pg_relation_filepath('spoiled_index_pkey') as index, pg_relation_filepath(reltoastrelid) as beside
      from pg_class where relname = 'spoiled_beside'`);
    return { ...report, left, files: Object.values(row ?? {}) };
  });
  expect([found.isSound, found.damages.map(nameOf)]).toEqual([false, ['public.turning_turned']]);
  const [, tables, rows] = /^read (\d+) tables with (\d+) rows/.exec(found.lines[0] ?? '') ?? [];
  expect(Number(tables)).toBeGreaterThan(80);
  expect(Number(rows)).toBeGreaterThan(1020);
  expect(found.left).toEqual([]);

  // The files of a PostgreSQL belong to its server.
  if (SERVER) return;
  for (const path of found.files) await spoil(path);
  const { damages, isSound } = await within(runCheck);
  expect(isSound).toBe(false);
  const names = damages.filter((fault) => fault.includes('invalid page')).map(nameOf);
  const spoiled = ['public.spoiled', 'public.spoiled_beside', 'public.spoiled_index_pkey'];
  expect(names).toEqual(expect.arrayContaining(spoiled));
  for (const name of damages.map(nameOf)) expect(name).toMatch(/^public\.(?:spoiled|turning_turned)/);
});

test.skipIf(SERVER)('a check makes no database where there is none', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'edicola-check-'));
  onTestFinished(() => rm(empty, { recursive: true }));
  await expect(openForCheck({ folder: empty, url: null })).rejects.toThrow('there is none');
  expect(await readdir(empty)).toEqual([]);
});
