import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyMadeDatabase } from '#tests/support/made-database.ts';
import { copyRunning, NoRoomForCopy } from './copy-running.ts';

/** Rows of several times the memory of the database. */
const ROWS = 6000;

const MOVES_BEFORE = 20;
const FILES_PER_MOVE = 3;

let root: string;
let running: PGlite;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'edicola-copy-'));
  await copyMadeDatabase(join(root, 'database'));
  const open = () => PGlite.create({ dataDir: join(root, 'database'), extensions: { amcheck } });
  const made = await open();
  // With little memory the database writes pages to its files all the time.
  await made.exec("alter system set shared_buffers = '1MB'");
  await made.close();
  running = await open();
  await running.exec(`create extension amcheck;
    create table purses (id integer primary key, coins integer not null, filling text not null);
    create index on purses (coins);
    create table moves (id serial primary key, said text not null);
    create table others (said text not null);
    insert into purses select n, 100, repeat('x', 500) from generate_series(1, ${ROWS}) n`);
});
afterAll(async () => {
  await running.close();
  await rm(root, { recursive: true, force: true });
});

/** Moves coins between two purses, in pages all over the table. @param number how many moves this makes */
async function moveCoins(number: number): Promise<void> {
  const [from, to] = [(number * 7919) % ROWS, (number * 104_729) % ROWS];
  await running.transaction(async (tx) => {
    await tx.query('update purses set coins = coins - 1 where id = $1 + 1', [from]);
    await tx.query('update purses set coins = coins + 1 where id = $1 + 1', [to]);
    await tx.query('insert into moves (said) values ($1)', [`from ${from} to ${to}`]);
  });
  if (number % 50 === 0)
    await running.exec(
      `create table made_${number} as select * from moves; drop table if exists made_${number - 50}`,
    );
}

test('a copy of a database that is being written to contains whole transactions, all up to one moment', async () => {
  const to = join(root, 'copy');
  let files = 0;
  let moves = 0;
  let moving = Promise.resolve();
  const move = () => {
    moves += 1;
    const number = moves;
    moving = moving.then(() => moveCoins(number));
  };
  for (let first = 0; first < MOVES_BEFORE; first += 1) move();
  await moving;
  await copyRunning(
    { from: join(root, 'database'), to, bytesBeside: 0 },
    () => running.exec('checkpoint').then(),
    () => {
      files += 1;
      if (files % FILES_PER_MOVE === 0) move();
    },
  );
  await moving;
  expect(files).toBeGreaterThan(100);
  const copy = await PGlite.create({ dataDir: to, extensions: { amcheck } });
  const ask = async (text: string) => (await copy.query<{ value: number }>(text)).rows[0]?.value;
  const there = (await ask('select count(*)::int as value from moves')) ?? 0;
  expect(there).toBeGreaterThanOrEqual(MOVES_BEFORE);
  expect(there).toBeLessThanOrEqual(moves);
  expect(await ask('select max(id) as value from moves')).toBe(there);
  expect(await ask('select sum(coins)::int as value from purses')).toBe(ROWS * 100);
  const spent = await ask(`select count(*)::int as value from purses where length(filling) <> 500`);
  expect(spent).toBe(0);
  // Indexes and rows agree.
  await copy.exec(`select bt_index_check(indexrelid, true) from pg_index
    where indrelid in ('purses'::regclass, 'moves'::regclass)`);
  await copy.close();
});

test('the settings that the copy depends on are in place: all changes are logged, with full pages', async () => {
  for (const [name, wanted] of [
    ['wal_level', 'replica'],
    ['full_page_writes', 'on'],
  ] as const) {
    const { rows } = await running.query<Record<string, string>>(`show ${name}`);
    expect(rows[0]?.[name]).toBe(wanted);
  }
});

test('a copy is made again if its log does not reach back far enough', async () => {
  const to = join(root, 'again');
  let checkpoints = 0;
  let told = 0;
  const checkpoint = async () => {
    checkpoints += 1;
    await running.exec(`insert into others values ('more'); checkpoint`);
  };
  const from = join(root, 'database');
  const stir: Promise<unknown>[] = [];
  await copyRunning({ from, to, bytesBeside: 0 }, checkpoint, () => {
    told += 1;
    if (told === 1) stir.push(running.exec(`insert into others values ('and more'); checkpoint`));
  });
  await Promise.all(stir);
  expect(checkpoints).toBe(2);
  expect(await readdir(to)).toContain('PG_VERSION');
});

test('a copy is not begun where there is no room for what is written beside it', async () => {
  const to = join(root, 'no-room');
  const copying = { from: join(root, 'database'), to, bytesBeside: 2 ** 60 };
  await expect(copyRunning(copying, expect.unreachable, () => undefined)).rejects.toThrow(NoRoomForCopy);
  await expect(readdir(to)).rejects.toThrow('ENOENT');
});
