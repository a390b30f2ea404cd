import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseLocation } from '#server/base/db/transfer/connection.ts';
import {
  DATABASES_UNDER_TEST,
  KEPT,
  makeServerData,
  type ServerData,
  type ServerDataSets,
} from '#tests/support/backed-up.ts';
import { faultTable } from '#tests/support/faults/fault-table.ts';
import { linesOf } from '#tests/support/installation.ts';
import { type Ended, runProgram } from '#tests/support/server-process.ts';
import { filesIn, rowsIn } from '#tests/support/stored-data.ts';

const KILLS = 4;
/** Seed of the random instants at which the commands are killed, within the time that a whole run takes. */
const SEED = Number(process.env.SEED ?? Date.now() % 100_000);
const BACKED_UP = 'the next one is made, and holds everything';
const MOVED = 'the next one moves everything, or says that all of it is there';
const RESTORED = 'the next one brings everything, once what it names is removed';
/** Matches the names that a restore asks to remove, which a killed restore has left behind. */
const LEFT = /Remove (.+) from it, and restore again\.$/;

const table = faultTable(`Copies are killed (seed ${SEED})`);
let homes: ServerDataSets;
beforeAll(async () => {
  homes = await makeServerData();
});
afterAll(() => homes.remove());

let state = SEED;
/** The same seed gives the same numbers. */
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

function begin(command: string, args: string[], { dataFolder, databaseUrl }: ServerData) {
  const settings = { DATA_DIR: dataFolder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  return runProgram(`server/operations/commands/${command}.ts`, args, settings);
}

/** Runs a command and kills it at a random instant within `wholeMs`. */
async function killed(command: string, args: string[], home: ServerData, wholeMs: number): Promise<void> {
  const { child, ended } = begin(command, args, home);
  const timer = setTimeout(() => child.kill('SIGKILL'), random() * wholeMs);
  await ended;
  clearTimeout(timer);
}

/** Whether a file was written completely: backups leave partly written files out. */
const isWhole = (path: string) => !path.endsWith('.part') && !path.includes('.unfinished');

async function contentsOf({ place, dataFolder }: ServerData) {
  const files = Object.entries(await filesIn(dataFolder, KEPT)).filter(([path]) => isWhole(path));
  return { rows: await rowsIn(place), files: Object.fromEntries(files) };
}

const toldOf = ({ code, out, err }: Ended) => `ended with ${code}: ${out}${err}`.slice(0, 1000);

test.each(DATABASES_UNDER_TEST)('a backup of %s succeeds after earlier ones were killed', async (kind) => {
  await table.row(`${kind}: kill -9 of a backup, ${KILLS} times`, BACKED_UP, async () => {
    const home = await homes.filled(kind);
    const file = join(homes.root, `${kind}.tar`);
    const began = performance.now();
    const whole = await begin('backup', [file], home).ended;
    if (whole.code !== 0) return { happened: toldOf(whole), lost: [] };
    const wholeMs = performance.now() - began;
    for (let kill = 0; kill < KILLS; kill += 1) await killed('backup', [file, '--overwrite'], home, wholeMs);
    const again = await begin('backup', [file, '--overwrite'], home).ended;
    if (again.code !== 0 || again.err !== '') return { happened: toldOf(again), lost: [] };
    const target = await homes.empty(kind);
    const restored = await begin('restore', [file, '--send-due'], target).ended;
    if (restored.code !== 0) return { happened: `restored: ${toldOf(restored)}`, lost: [] };
    expect(await contentsOf(target)).toEqual(await contentsOf(home));
    return { happened: BACKED_UP, lost: [] };
  });
});

/** Restores again after a killed restore, and removes what the command asks to remove. */
async function restoreAgain(file: string, target: ServerData): Promise<Ended> {
  const again = await begin('restore', [file], target).ended;
  const named = LEFT.exec(again.err.trimEnd())?.[1]?.split(', ');
  if (!named) return again;
  for (const name of named) await rm(join(target.dataFolder, name), { recursive: true });
  return await begin('restore', [file], target).ended;
}

/** Whether the command reports that everything is in place, since it had finished before the kill. */
const saysIsThere = ({ code, err }: Ended) =>
  code === 1 && linesOf(err).length === 1 && /Choose an empty one|was moved to PostgreSQL/.test(err);

test.each(
  DATABASES_UNDER_TEST,
)('a restore into %s succeeds after an earlier one was killed', async (kind) => {
  await table.row(`${kind}: kill -9 of a restore, ${KILLS} times`, RESTORED, async () => {
    const home = await homes.filled(kind);
    const file = join(homes.root, `${kind}-source.tar`);
    expect(await begin('backup', [file], home).ended).toMatchObject({ code: 0 });
    const began = performance.now();
    await begin('restore', [file], await homes.empty(kind)).ended;
    const wholeMs = performance.now() - began;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const target = await homes.empty(kind);
      await killed('restore', [file], target, wholeMs);
      const again = await restoreAgain(file, target);
      if (again.code !== 0 && !saysIsThere(again)) return { happened: toldOf(again), lost: [] };
      expect(await contentsOf(target)).toEqual(await contentsOf(home));
    }
    return { happened: RESTORED, lost: [] };
  });
});

/** A move needs PostgreSQL as the other database. */
const MOVES = DATABASES_UNDER_TEST.filter((_, __, { length }) => length > 1);

/** Moves a database after another move was killed at `killMs`. @returns what went wrong, and how long it took */
async function moveOnce(
  kind: ServerData['kind'],
  killMs: number,
): Promise<{ wrong: string | null; ms: number }> {
  const source = await homes.filled(kind);
  const target = await homes.empty(kind === 'embedded' ? 'postgresql' : 'embedded');
  const before = await rowsIn(source.place);
  const args = ['--to', target.databaseUrl ?? 'embedded'];
  if (killMs > 0) await killed('move', args, source, killMs);
  const began = performance.now();
  const again = await begin('move', args, source).ended;
  const ms = performance.now() - began;
  if (again.code !== 0 && !saysIsThere(again)) return { wrong: toldOf(again), ms };
  // The data folder stays where it is: an embedded database moves into that of the source.
  const to: DatabaseLocation = target.databaseUrl
    ? target.place
    : { folder: join(source.dataFolder, 'database') };
  expect(await rowsIn(to)).toEqual(before);
  return { wrong: null, ms };
}

test.each(MOVES)('a move from %s succeeds after an earlier one was killed', async (kind) => {
  await table.row(`${kind}: kill -9 of a move, ${KILLS} times`, MOVED, async () => {
    const { wrong, ms } = await moveOnce(kind, 0);
    if (wrong !== null) return { happened: wrong, lost: [] };
    for (let kill = 0; kill < KILLS; kill += 1) {
      const moved = await moveOnce(kind, ms);
      if (moved.wrong !== null) return { happened: moved.wrong, lost: [] };
    }
    return { happened: MOVED, lost: [] };
  });
});
