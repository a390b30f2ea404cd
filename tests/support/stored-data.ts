import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DatabaseLocation, openConnection } from '#server/base/db/transfer/connection.ts';

const TABLES = `select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'drizzle', 'pgboss') order by 1`;

/** Tables in which pg-boss keeps state of the database itself; they start over with another database. */
const OF_DATABASE = /^pgboss\.(?:version|bam|warning|queue_stats\w*)$/;

/** Every row of every table as the database prints it, in no particular order. */
export async function rowsIn(place: DatabaseLocation): Promise<Record<string, string[]>> {
  const connection = await openConnection(place);
  try {
    const tables = await connection.query<{ name: string }>(TABLES);
    const found: Record<string, string[]> = {};
    for (const { name } of tables) {
      if (OF_DATABASE.test(name)) continue;
      const rows = await connection.query<{ row: string }>(`select t::text as row from ${name} t`);
      found[name] = rows.map(({ row }) => row).sort();
    }
    return found;
  } finally {
    await connection.close();
  }
}

/** Every file below the named entries of a folder, by path, with its contents. */
export async function filesIn(folder: string, names: readonly string[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1);
    if (!entry.isFile() || !names.includes(name.split('/')[0] ?? '')) continue;
    found[name] = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
  }
  return found;
}
