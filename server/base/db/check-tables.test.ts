// @module-tag postgres
import { access, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { runCheck } from '#server/operations/commands/run-check.ts';
import { copyMadeDatabase } from '#tests/support/made-database.ts';
import { createScratchDatabase } from '#tests/support/scratch-database.ts';
import { checkTables, type RunStatement } from './check-tables.ts';
import { openForCheck } from './open-for-check.ts';

const SERVER = process.env.DATABASE_URL;

let folder: string;
let url: string | null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edicola-check-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const scratch = SERVER ? await createScratchDatabase(SERVER, inject('template')) : null;
  if (scratch) onTestFinished(scratch.drop);
  else await copyMadeDatabase(folder);
  url = scratch?.url ?? null;
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

/** Overwrites a part in the second half of the first page, where rows are. */
async function spoil(path: unknown): Promise<void> {
  const file = await open(join(folder, String(path)), 'r+');
  await file.write(Buffer.alloc(1024, 0xa5), 0, 1024, 6144);
  await file.close();
}

test('a database is read to its end, and the check leaves nothing behind', async () => {
  const found = await within(async (ask) => {
    for (const statement of FILLED) await ask(statement);
    const sound = await runCheck(ask);
    const left = await ask("select 1 from pg_extension where extname = 'amcheck'");
    for (const statement of TURNED) await ask(statement);
    return { sound, left, turned: await checkTables(ask) };
  });
  const { lines } = found.sound;
  expect(found.sound).toMatchObject({ damages: [], isSound: true });
  expect(lines.at(-1)).toBe('no damage was found');
  expect(Number(/with (\d+) rows/.exec(lines[0] ?? '')?.[1])).toBeGreaterThan(1020);
  expect(found.left).toEqual([]);
  expect(found.turned.damages.map(({ name }) => name)).toEqual(['public.turning_turned']);
  expect(found.turned.tables).toBeGreaterThan(80);
});

test.skipIf(SERVER)('damaged pages of an embedded database are named, and the rest is read', async () => {
  const files = await within(async (ask) => {
    for (const statement of FILLED) await ask(statement);
    await ask('checkpoint');
    const [row] = await ask(`select pg_relation_filepath('spoiled') as table,
      pg_relation_filepath('spoiled_index_pkey') as index, pg_relation_filepath(reltoastrelid) as beside
      from pg_class where relname = 'spoiled_beside'`);
    return Object.values(row ?? {});
  });
  for (const path of files) await spoil(path);
  const { damages, isSound } = await within(runCheck);
  expect(isSound).toBe(false);
  const names = damages.map((fault) => /^damaged: (\S+): .*invalid page/.exec(fault)?.[1]);
  const spoiled = ['public.spoiled', 'public.spoiled_beside', 'public.spoiled_index_pkey'];
  expect(names).toEqual(expect.arrayContaining(spoiled));
  for (const name of names) expect(name).toMatch(/^public\.spoiled/);
});

test.skipIf(SERVER)('a check makes no database where there is none', async () => {
  await rm(join(folder, 'PG_VERSION'));
  await expect(within(runCheck)).rejects.toThrow('there is none');
  await expect(access(join(folder, 'PG_VERSION'))).rejects.toThrow('ENOENT');
});
