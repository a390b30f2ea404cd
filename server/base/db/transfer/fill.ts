import { getConstructionPlans } from 'pg-boss';
import { MIGRATION_LOCK } from '../connect.ts';
import type { Connection } from './connection.ts';
import { dropIndexesAndForeignKeys } from './drop-constraints.ts';
import { assertKnown, makeSchema, migrateOn } from './migrations.ts';
import { readQueueVersion, type Shape } from './snapshot.ts';
import { anythingIn, countRows, listTables, QUEUE, quoted, type Table, tableName } from './tables.ts';

/** The queue library's SQL has its own transaction, which is removed because here it is part of a larger one. */
const OWN_TRANSACTION = /^\s*(?:begin|commit|set local \w+ = \d+);\s*$/gim;

/** Creates the queue's tables as its library does at a first start, without rows. */
async function makeQueueSchema({ run }: Connection): Promise<void> {
  await run(getConstructionPlans(QUEUE).replaceAll(OWN_TRANSACTION, ''));
}

/** The target database holds something already: nothing is overwritten or added to. */
export class TargetNotEmpty extends Error {
  constructor(what: string) {
    super(`${what}. Take one that is empty, or move what is there away.`);
    this.name = 'TargetNotEmpty';
  }
}

/** The rows or tables that arrived are not those that were announced. */
export class RowsDiffer extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RowsDiffer';
  }
}

/** Number of rows of each table, by its full name. */
export type Counts = Record<string, number>;

export const fullName = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`;

export type Filling = {
  /** Adds rows to a table, as `rowsOf` of a snapshot gives them. */
  add(table: Table, lines: string[]): Promise<void>;
  /** Compares the row counts and brings the schema up to date, still within the transaction. @throws RowsDiffer */
  complete(counts: Counts, tell: (what: string) => void): Promise<void>;
  /** Makes everything visible. */
  commit(): Promise<void>;
  /** Renews the statistics, because the database would otherwise plan for empty tables. */
  renewStatistics(): Promise<void>;
};

/**
 * The columns that are filled, with their types in the target; the queue's may differ between versions of its library.
 */
function columnsOf(table: Table, here: Table[]): Table['columns'] {
  const own = here.find((one) => fullName(one) === fullName(table));
  if (!own) throw new RowsDiffer(`There is no table ${fullName(table)} in its schema.`);
  const names = new Set(table.columns.map(({ name }) => name));
  const columns = own.columns.filter(({ name }) => names.has(name));
  if (table.schema !== QUEUE && columns.length < names.size)
    throw new RowsDiffer(`The table ${fullName(table)} has other columns in its schema.`);
  return columns;
}

function insertInto(table: Table, columns: Table['columns']): string {
  const names = columns.map(({ name }) => quoted(name));
  const values = columns.map(({ name, type }) => `r.${quoted(name)}::${type}`);
  const texts = names.map((name) => `${name} text`);
  return `insert into ${tableName(table)} (${names.join(', ')}) overriding system value
    select ${values.join(', ')} from json_to_recordset($1::json) as r(${texts.join(', ')})`;
}

async function makeTables(connection: Connection, shape: Shape): Promise<Table[]> {
  await makeSchema(connection, shape.schema.last);
  if (shape.queue !== null) {
    await makeQueueSchema(connection);
    const ours = await readQueueVersion(connection);
    if (ours === null || shape.queue > ours)
      throw new RowsDiffer(
        'Its queue was made by a newer release of pg-boss. Update this release of Edicola first.',
      );
  }
  return await listTables(connection);
}

/** Whether a database holds anything, after waiting for a process that is filling it. */
export async function holdsAnything(connection: Connection): Promise<boolean> {
  await connection.run('begin');
  await connection.ask('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  const there = await anythingIn(connection);
  await connection.run('rollback');
  return there !== null;
}

/**
 * Begins to fill an empty database with the rows of another one, in a transaction that ends with the connection.
 * @throws TargetNotEmpty
 * @throws NewerSchema
 */
export async function beginFilling(connection: Connection, shape: Shape): Promise<Filling> {
  assertKnown(shape.schema);
  await connection.run('begin');
  // A server that starts meanwhile waits, and then finds the tables.
  await connection.ask('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  const there = await anythingIn(connection);
  if (there !== null) throw new TargetNotEmpty(`The database is not empty: it holds ${there}`);
  const here = await makeTables(connection, shape);
  const putBack = await dropIndexesAndForeignKeys(connection);
  const statements = new Map(
    shape.tables.map((table) => [fullName(table), insertInto(table, columnsOf(table, here))]),
  );

  async function compare(counts: Counts): Promise<void> {
    for (const table of shape.tables) {
      const rows = await countRows(connection, table);
      const wanted = counts[fullName(table)];
      if (rows !== wanted)
        throw new RowsDiffer(`Of ${wanted} rows of the table ${fullName(table)} ${rows} have come.`);
    }
  }

  return {
    async add(table, lines) {
      const statement = statements.get(fullName(table));
      if (!statement) throw new RowsDiffer(`There is no table ${fullName(table)} in its list.`);
      await connection.ask(statement, [`[${lines.join(',')}]`]);
    },
    async complete(counts, tell) {
      await compare(counts);
      for (const sequence of shape.sequences)
        await connection.ask('select setval($1::regclass, $2::bigint)', [tableName(sequence), sequence.last]);
      await putBack(() => tell('indexes'));
      tell('migrations');
      await migrateOn(connection, shape.schema.last);
    },
    commit: () => connection.run('commit'),
    renewStatistics: () => connection.run('analyze'),
  };
}
