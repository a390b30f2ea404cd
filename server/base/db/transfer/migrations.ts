import { readMigrationFiles } from 'drizzle-orm/migrator';
import { MIGRATIONS } from '../connect.ts';
import type { Connection } from './connection.ts';
import type { Structure } from './snapshot.ts';

/** The data come from a newer release than this one. */
export class NewerSchema extends Error {
  constructor(theirs: number, ours: number) {
    super(
      `It was made by a newer release: its schema has ${theirs} migrations, this release knows ${ours}. Update this release first.`,
    );
    this.name = 'NewerSchema';
  }
}

const migrations = () => readMigrationFiles(MIGRATIONS);

/** @throws NewerSchema where this release does not know the schema */
export function assertSchemaKnown({ migrations: theirs, last }: Structure['schema']): void {
  const ours = migrations();
  if (!ours.some(({ folderMillis }) => folderMillis === last)) throw new NewerSchema(theirs, ours.length);
}

/** The list of migrations, as the migration library creates it. */
const MIGRATIONS_TABLE = `create schema if not exists drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

/**
 * Creates tables without rows, up to and including the migration of this time; the list of migrations comes with the
 * rows.
 */
export async function makeSchema({ run }: Connection, last: number): Promise<void> {
  await run(MIGRATIONS_TABLE);
  for (const { sql, folderMillis } of migrations()) {
    if (folderMillis <= last) for (const statement of sql) await run(statement);
  }
}

/** Brings tables and rows up to this release's schema. */
export async function migrateOn({ query, run }: Connection, last: number): Promise<void> {
  for (const { sql, folderMillis, hash } of migrations()) {
    if (folderMillis <= last) continue;
    for (const statement of sql) await run(statement);
    await query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}
