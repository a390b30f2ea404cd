// @module-tag postgres
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#server/base/db/connect.ts';
import { type DatabaseLocation, openConnection } from '#server/base/db/transfer/connection.ts';
import { fullName } from '#server/base/db/transfer/fill.ts';
import { takeSnapshot } from '#server/base/db/transfer/snapshot.ts';
import { readTar } from '#server/operations/backup/read-tar.ts';
import {
  DATABASES_UNDER_TEST,
  KEPT,
  makeServerData,
  restoreHome,
  type ServerDataSets,
} from '#tests/support/backed-up.ts';
import { filesIn } from '#tests/support/stored-data.ts';

const FOLDER = 'tests/support/releases';

type Row = Record<string, string | null>;
type Rows = Record<string, Row[]>;

const releases = [...(await readFile('CHANGELOG.md', 'utf8')).matchAll(/^## (.+) · ([0-9a-f]{7,40})$/gm)].map(
  ([, name = '', commit = '']) => ({ name, commit }),
);

/** The newest release, and in the long tests every earlier one too. */
const restored = process.env.LONG_TESTS ? releases : releases.slice(0, 1);

let homes: ServerDataSets;
beforeAll(async () => {
  homes = await makeServerData();
});
afterAll(() => homes.remove());

/** Codes are valid for ten minutes: a migration may drop earlier ones. */
const SHORT_LIVED: readonly string[] = ['public.mailed_codes'];

/** The rows of a backup, and its other files. */
async function readBackup(file: string): Promise<{ rows: Rows; files: string[] }> {
  const rows: Rows = {};
  const files: string[] = [];
  for await (const one of readTar(file)) {
    const bytes = await one.bytes();
    const [kind, table = ''] = one.name.split('/');
    if (kind !== 'tables') files.push(one.name);
    else
      rows[table] = gunzipSync(bytes)
        .toString('utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Row);
  }
  return { rows, files };
}

async function rowsAt(place: DatabaseLocation): Promise<Rows> {
  const connection = await openConnection(place);
  const snapshot = await takeSnapshot(connection);
  const rows: Rows = {};
  for (const table of snapshot.tables) {
    const found: Row[] = [];
    for await (const lines of snapshot.rowsOf(table)) found.push(...lines.map((line) => JSON.parse(line)));
    rows[fullName(table)] = found;
  }
  await connection.close();
  return rows;
}

test('every release of the list has a backup file, and the newest is the current one', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  expect(releases[0]?.name).toBe(version);
  const names = releases.map(({ commit }) => `${commit}.tar`);
  expect((await readdir(FOLDER)).sort()).toEqual(names.sort());
});

describe.each(restored)('a backup of $name', ({ commit }) => {
  test.each(DATABASES_UNDER_TEST)('is complete after it was restored to %s', async (kind) => {
    const file = join(FOLDER, `${commit}.tar`);
    const kept = await readBackup(file);
    const home = await homes.empty(kind);
    await restoreHome(home, file);
    const there = await rowsAt(home.place);
    for (const [table, rows] of Object.entries(kept.rows)) {
      if (SHORT_LIVED.includes(table)) continue;
      for (const row of rows) expect(there[table]).toContainEqual(expect.objectContaining(row));
      if (!table.startsWith('drizzle.')) expect([table, there[table]?.length]).toEqual([table, rows.length]);
    }
    expect(Object.keys(kept.rows).length).toBeGreaterThan(60);
    expect(Object.keys(await filesIn(home.dataFolder, KEPT))).toHaveLength(
      kept.files.filter((name) => /^(?:keys|mail|images)\//.test(name)).length,
    );
    await (await connect(home.place)).close();
  });
});
