import type { Connection } from './connection.ts';
import {
  listSequences,
  listTables,
  QUEUE,
  quoteIdentifier,
  type Sequence,
  type Table,
  tableName,
} from './tables.ts';

/** Structure of a database, without its rows. */
export type Structure = {
  /** Number of migrations of its schema, and the time of the last one, which identifies it. */
  schema: { migrations: number; last: number };
  /** Version of the queue's schema; null where no server has created it yet. */
  queue: number | null;
  tables: Table[];
  sequences: Sequence[];
};

export type Snapshot = Structure & {
  /** Rows as lines of JSON, each an object of texts and nulls; yields several lines at a time. */
  rowsOf(table: Table): AsyncGenerator<string[]>;
  end(): Promise<void>;
};

/** The database is not one of this product. */
export class NoProductDatabase extends Error {
  constructor() {
    super('The database holds no tables of Edicola: no server has started on it yet.');
    this.name = 'NoProductDatabase';
  }
}

/** Target size of one fetch, in characters. */
const FETCH_CHARACTERS = 4_000_000;
const MAX_ROWS = 500;
/**
 * Limit of rows for tables with files: a small file may be followed by a large one, so the length of earlier
 * rows says nothing.
 */
const MAX_ROWS_WITH_FILES = 4;

async function readSchema({ query }: Connection): Promise<Structure['schema']> {
  const [list] = await query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!list?.there) throw new NoProductDatabase();
  const [row] = await query<{ migrations: number; last: string | null }>(
    'select count(*)::int as migrations, max(created_at)::text as last from drizzle.__drizzle_migrations',
  );
  if (!row?.last) throw new NoProductDatabase();
  return { migrations: row.migrations, last: Number(row.last) };
}

/** Version of the queue's schema; null where there is none. */
export async function readQueueVersion({ query }: Connection): Promise<number | null> {
  const [table] = await query<{ there: boolean }>(
    `select to_regclass('${QUEUE}.version') is not null as there`,
  );
  if (!table?.there) return null;
  const [row] = await query<{ version: number }>(`select version::int as version from ${QUEUE}.version`);
  return row?.version ?? null;
}

const asText = ({ name }: { name: string }) => `${quoteIdentifier(name)}::text as ${quoteIdentifier(name)}`;

/**
 * Number of rows to fetch next: as many as fill `FETCH_CHARACTERS` if all are as long as the longest of the
 * last fetch.
 */
function nextCount(lines: string[], previousCount: number, maxRows: number): number {
  const longest = Math.max(1, ...lines.map(({ length }) => length));
  return Math.max(1, Math.min(previousCount * 4, maxRows, Math.floor(FETCH_CHARACTERS / longest)));
}

async function* readRows({ query, run }: Connection, table: Table): AsyncGenerator<string[]> {
  const columns = table.columns.map(asText).join(', ');
  const hasFiles = table.columns.some(({ type }) => type === 'bytea');
  const maxRows = hasFiles ? MAX_ROWS_WITH_FILES : MAX_ROWS;
  await run(`declare whole_table no scroll cursor for
    select row_to_json(r)::text as line from (select ${columns} from ${tableName(table)}) r`);
  for (let count = 1; ; ) {
    const rows = await query<{ line: string }>(`fetch ${count} from whole_table`);
    if (rows.length === 0) break;
    const lines = rows.map(({ line }) => line);
    yield lines;
    count = nextCount(lines, count, maxRows);
  }
  await run('close whole_table');
}

/**
 * Reads a database as it is at this moment, whatever other connections write meanwhile.
 * @throws NoProductDatabase
 */
export async function takeSnapshot(connection: Connection): Promise<Snapshot> {
  await connection.run('begin isolation level repeatable read read only');
  return {
    schema: await readSchema(connection),
    queue: await readQueueVersion(connection),
    tables: await listTables(connection),
    // Sequences are not part of the transaction's snapshot. They are read after it has begun, so they never lag behind
    // its rows.
    sequences: await listSequences(connection),
    rowsOf: (table) => readRows(connection, table),
    end: () => connection.run('rollback'),
  };
}
