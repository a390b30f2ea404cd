import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyMadeDatabase } from '#tests/support/made-database.ts';
import { type Connection, openConnection } from './connection.ts';
import { beginFilling, fullName, type RowCounts } from './fill.ts';
import { takeSnapshot } from './snapshot.ts';
import { anyRelationIn } from './tables.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'edicola-fill-'));
  await copyMadeDatabase(join(root, 'source'));
  await mkdir(join(root, 'target'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('a database whose statistics cannot be renewed is complete all the same, and that is reported', async () => {
  const source = await openConnection({ folder: join(root, 'source') });
  const opened = await openConnection({ folder: join(root, 'target') });
  const target: Connection = {
    ...opened,
    run: (script) => (script === 'analyze' ? Promise.reject(new Error('disk full')) : opened.run(script)),
  };
  const snapshot = await takeSnapshot(source);
  const filling = await beginFilling(target, snapshot);
  const counts: RowCounts = {};
  for (const table of snapshot.tables) {
    let rows = 0;
    for await (const lines of snapshot.rowsOf(table)) {
      await filling.add(table, lines);
      rows += lines.length;
    }
    counts[fullName(table)] = rows;
  }
  const reported: string[] = [];
  await filling.complete(counts, () => undefined);
  await filling.commit();
  await filling.renewStatistics((text) => reported.push(text));
  expect(reported).toEqual([expect.stringMatching(/run ANALYZE in the database: Error: disk full$/)]);
  expect(await anyRelationIn(opened)).not.toBeNull();
  await Promise.all([source.close(), opened.close()]);
});
