import { getConstructionPlans } from 'pg-boss';
import { MIGRATION_LOCK } from '../connect.ts';
import type { Connection } from './connection.ts';
import { dropIndexesAndForeignKeys } from './drop-constraints.ts';
import { assertSchemaKnown, makeSchema, migrateOn } from './migrations.ts';
import { readQueueVersion, type Structure } from './snapshot.ts';
import {
  anyRelationIn,
  countRows,
  listTables,
  QUEUE,
  quoteIdentifier,
  type Table,
  tableName,
} from './tables.ts';

/** The queue library's SQL has its own transaction, which is removed because here it is part of a larger one. */
const OWN_TRANSACTION = /^\s*(?:begin|commit|set local \w+ = \d+);\s*$/gim;

/** Creates the queue's tables as its library does at a first start, without rows. */
async function makeQueueSchema({ run }: Connection): Promise<void> {
  await run(getConstructionPlans(QUEUE).replaceAll(OWN_TRANSACTION, ''));
}

/** The target database contains something already: nothing is overwritten or added to it. */
export class TargetNotEmpty extends Error {
  constructor(what: string) {
    super(`${what}. Choose an empty one, or move away what it contains.`);
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
export type RowCounts = Record<string, number>;

export const fullName = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`;

export type Filling = {
  /** Adds rows to a table, as `rowsOf` of a snapshot gives them. */
  add(table: Table, lines: string[]): Promise<void>;
  /** Compares the row counts and brings the schema up to date, still within the transaction. @throws RowsDiffer */
  complete(counts: RowCounts, reportProgress: (text: string) => void): Promise<void>;
  /** Makes everything visible. */
  commit(): Promise<void>;
  /**
   * Renews the statistics, because the database would otherwise plan for empty tables. If that fails, the rows are there
   * all the same, so it is only reported.
   */
  renewStatistics(reportProgress: (text: string) => void): Promise<void>;
};

/**
 * The columns that are filled, with their types in the target; the queue's may differ between versions of its library.
 */
function columnsOf(table: Table, targetTables: Table[]): Table['columns'] {
  const targetTable = targetTables.find((candidate) => fullName(candidate) === fullName(table));
  if (!targetTable) throw new RowsDiffer(`There is no table ${fullName(table)} in its schema.`);
  const names = new Set(table.columns.map(({ name }) => name));
  const columns = targetTable.columns.filter(({ name }) => names.has(name));
  if (table.schema !== QUEUE && columns.length < names.size)
    throw new RowsDiffer(`The table ${fullName(table)} has other columns in its schema.`);
  return columns;
}

function insertInto(table: Table, columns: Table['columns']): string {
  const names = columns.map(({ name }) => quoteIdentifier(name));
  const values = columns.map(({ name, type }) => `r.${quoteIdentifier(name)}::${type}`);
  const texts = names.map((name) => `${name} text`);
  return `insert into ${tableName(table)} (${names.join(', ')}) overriding system value
    select ${values.join(', ')} from json_to_recordset($1::json) as r(${texts.join(', ')})`;
}

async function makeTables(connection: Connection, shape: Structure): Promise<Table[]> {
  await makeSchema(connection, shape.schema.last);
  if (shape.queue !== null) {
    await makeQueueSchema(connection);
    const ourVersion = await readQueueVersion(connection);
    if (ourVersion === null || shape.queue > ourVersion)
      throw new RowsDiffer(
        'Its queue was made by a newer release of pg-boss. Update this release of Edicola first.',
      );
  }
  return await listTables(connection);
}

/** Whether a database holds anything, after waiting for a process that is filling it. */
export async function holdsAnything(connection: Connection): Promise<boolean> {
  await connection.run('begin');
  await connection.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  const existing = await anyRelationIn(connection);
  await connection.run('rollback');
  return existing !== null;
}

/**
 * Begins to fill an empty database with the rows of another one, in a transaction that ends with the connection.
 * @throws TargetNotEmpty
 * @throws NewerSchema
 */
export async function beginFilling(connection: Connection, shape: Structure): Promise<Filling> {
  assertSchemaKnown(shape.schema);
  await connection.run('begin');
  // A server that starts meanwhile waits, and then finds the tables.
  await connection.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  const existing = await anyRelationIn(connection);
  if (existing !== null) throw new TargetNotEmpty(`The database is not empty: it holds ${existing}`);
  const targetTables = await makeTables(connection, shape);
  const restoreDropped = await dropIndexesAndForeignKeys(connection);
  const statements = new Map(
    shape.tables.map((table) => [fullName(table), insertInto(table, columnsOf(table, targetTables))]),
  );

  async function compare(counts: RowCounts): Promise<void> {
    for (const table of shape.tables) {
      const rows = await countRows(connection, table);
      const expected = counts[fullName(table)];
      if (rows !== expected)
        throw new RowsDiffer(`The table ${fullName(table)} has ${rows} rows instead of ${expected}.`);
    }
  }

  return {
    async add(table, lines) {
      const statement = statements.get(fullName(table));
      if (!statement) throw new RowsDiffer(`There is no table ${fullName(table)} in its list.`);
      await connection.query(statement, [`[${lines.join(',')}]`]);
    },
    async complete(counts, reportProgress) {
      await compare(counts);
      for (const sequence of shape.sequences)
        await connection.query('select setval($1::regclass, $2::bigint)', [
          tableName(sequence),
          sequence.last,
        ]);
      await restoreDropped(() => reportProgress('indexes'));
      reportProgress('migrations');
      await migrateOn(connection, shape.schema.last);
    },
    commit: () => connection.run('commit'),
    renewStatistics: (reportProgress) =>
      connection
        .run('analyze')
        .catch((error: unknown) =>
          reportProgress(`statistics not renewed, run ANALYZE in the database: ${String(error)}`),
        ),
  };
}
