// @module-tag postgres
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConnection } from '#server/base/db/transfer/connection.ts';
import { moveDatabase } from '#server/operations/backup/move-database.ts';
import {
  backUpHome,
  DATABASES_UNDER_TEST,
  KEPT,
  makeServerData,
  restoreHome,
  type ServerData,
  type ServerDataSets,
} from '#tests/support/backed-up.ts';
import { filesIn, rowsIn } from '#tests/support/stored-data.ts';

const PAIRS = DATABASES_UNDER_TEST.flatMap((from) => DATABASES_UNDER_TEST.map((to) => [from, to] as const));
const MOVES = PAIRS.filter(([from, to]) => from !== to || from === 'postgresql');

let homes: ServerDataSets;
const sources = new Map<ServerData['kind'], ServerData>();
const rows = new Map<ServerData['kind'], Record<string, string[]>>();

const sourceOf = (kind: ServerData['kind']): ServerData => {
  const found = sources.get(kind);
  if (!found) throw new Error(`no ${kind} was filled`);
  return found;
};

beforeAll(async () => {
  homes = await makeServerData();
  for (const kind of DATABASES_UNDER_TEST) {
    const home = await homes.filled(kind);
    sources.set(kind, home);
    rows.set(kind, await rowsIn(home.place));
  }
});
afterAll(() => homes.remove());

/** ID of the next section, which must not repeat the ID of a deleted one. */
async function nextNumber({ place }: ServerData): Promise<number> {
  const connection = await openConnection(place);
  const [found] = await connection.query<{ id: number }>(
    "insert into sections (brand, slug, name) values ('MG', 'dopo', 'Dopo') returning id",
  );
  await connection.close();
  return found?.id ?? 0;
}

/** All data that could be lost in a backup or move. */
async function indexesOf({ place }: ServerData): Promise<string[]> {
  const connection = await openConnection(place);
  const found = await connection.query<{ made: string }>(
    `select pg_get_indexdef(indexrelid) as made from pg_index i join pg_class c on c.oid = i.indexrelid
       where c.relnamespace = 'public'::regnamespace
     union all select attrelid::regclass || ' column ' || attnum || ' statistics ' || attstattarget
       from pg_attribute join pg_class on pg_class.oid = attrelid
       where relnamespace = 'public'::regnamespace and relkind = 'i' and attstattarget >= 0
     union all select conrelid::regclass || pg_get_constraintdef(oid) || convalidated from pg_constraint
       where connamespace = 'public'::regnamespace and contype <> 'n'`,
  );
  await connection.close();
  return found.map(({ made }) => made).sort();
}

test('every table of the source has rows', () => {
  for (const found of rows.values()) {
    expect(Object.keys(found).length).toBeGreaterThan(60);
    const own = Object.entries(found).filter(([name]) => name.startsWith('public.'));
    expect(own.filter(([, some]) => some.length === 0)).toEqual([]);
    expect(found['pgboss.job_common']).toHaveLength(2);
  }
});

describe.each(PAIRS)('a backup of %s, restored to %s', (from, to) => {
  test('holds every row, picture, key and mail', async () => {
    const source = sourceOf(from);
    const target = await homes.empty(to);
    const file = join(homes.root, `${from}-${to}.tar`);
    const made = await backUpHome(source, file);
    expect(made).toMatchObject({ keys: 2, mails: 1, pictures: 4 });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await restoreHome(target, file)).toMatchObject({
      rows: made.rows,
      keys: 2,
      mails: 1,
      pictures: 4,
    });
    expect(await rowsIn(target.place)).toEqual(rows.get(from));
    const files = await filesIn(source.dataFolder, KEPT);
    for (const left of Object.keys(files)) if (/part$|unfinished/.test(left)) delete files[left];
    expect(await filesIn(target.dataFolder, KEPT)).toEqual(files);
    expect((await stat(join(target.dataFolder, 'session-secret'))).mode & 0o777).toBe(0o600);
    expect(await nextNumber(target)).toBe(4);
    expect(await indexesOf(target)).toEqual(await indexesOf(source));
    expect((await readdir(target.dataFolder)).sort()).toEqual(
      [...KEPT, ...(to === 'embedded' ? ['database'] : [])].sort(),
    );
  });
});

describe.each(MOVES)('a move of %s to %s', (from, to) => {
  test('moves every row', async () => {
    const source = await homes.empty(from);
    const file = join(homes.root, `move-${from}-${to}.tar`);
    await backUpHome(sourceOf(from), file);
    await restoreHome(source, file);
    const target = await homes.empty(to);
    const { dataFolder } = source;
    await moveDatabase({
      from: source.databaseUrl,
      to: target.databaseUrl,
      dataFolder,
      reportProgress: () => undefined,
    });
    const place = to === 'embedded' ? { folder: join(dataFolder, 'database') } : target.place;
    expect(await rowsIn(place)).toEqual(rows.get(from));
    const names = await readdir(dataFolder);
    expect(names.filter((name) => name.startsWith('database') || name.endsWith('.part'))).toEqual(
      from === 'embedded' ? ['database.moved'] : to === 'embedded' ? ['database'] : [],
    );
  });
});
