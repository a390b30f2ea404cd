import type { Connection } from './connection.ts';

export type TableName = { schema: string; name: string };

/** A table and those of its columns that are stored; generated columns are left out. */
export type Table = TableName & { columns: { name: string; type: string }[] };

export type Sequence = TableName & { last: string };

/** Schema of the queue's tables, whose structure is up to its library. */
export const QUEUE = 'pgboss';

/**
 * Tables with the queue's jobs, in the order of their references; the library's other tables describe the database
 * itself.
 */
const QUEUE_TABLES = ['queue', 'schedule', 'subscription', 'job', 'job_dependency'];

export const quoteIdentifier = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const tableName = ({ schema, name }: TableName) =>
  `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;

/** Leaves out tables that extensions have made. */
const NOT_OF_EXTENSIONS = `not exists (select from pg_depend d
  where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

const TABLES = `
  select n.nspname as schema, c.relname as name,
    json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
      order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and not c.relispartition and ${NOT_OF_EXTENSIONS}
    and n.nspname in ('public', 'drizzle', '${QUEUE}')
  group by n.nspname, c.relname order by n.nspname, c.relname`;

const queueTableOrder = ({ name }: TableName) => QUEUE_TABLES.indexOf(name);

/** Lists the product's tables, its list of migrations and the queue's tables. */
export async function listTables({ query }: Connection): Promise<Table[]> {
  const tables = await query<Table>(TABLES);
  const ofQueue = tables.filter((table) => table.schema === QUEUE && queueTableOrder(table) >= 0);
  return [
    ...tables.filter(({ schema }) => schema !== QUEUE),
    ...ofQueue.sort((one, other) => queueTableOrder(one) - queueTableOrder(other)),
  ];
}

/** Lists sequences that have given out numbers, with the last one. */
export const listSequences = ({ query }: Connection): Promise<Sequence[]> =>
  query(`select schemaname as schema, sequencename as name, last_value::text as last from pg_sequences
    where schemaname in ('public', 'drizzle') and last_value is not null order by 1, 2`);

/** Name of any table, view or sequence; null where the database is empty. */
export async function anyRelationIn({ query }: Connection): Promise<string | null> {
  const [row] = await query<{ name: string }>(
    `select format('%s.%s', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and ${NOT_OF_EXTENSIONS}
       and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%' order by 1 limit 1`,
  );
  return row?.name ?? null;
}

/** Number of other programs that are connected to the same database. */
export async function countOtherConnections({ query }: Connection): Promise<number> {
  const [row] = await query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return row?.others ?? 0;
}

/** Number of rows in a table. */
export async function countRows({ query }: Connection, table: TableName): Promise<number> {
  const [row] = await query<{ rows: string }>(`select count(*)::text as rows from ${tableName(table)}`);
  return Number(row?.rows);
}
