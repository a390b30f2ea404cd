// Run once before all tests of a run: where they use PostgreSQL, makes what their scratch databases are copies of.
import type { TestProject } from 'vitest/node';
import { connect } from '#server/base/db/connect.ts';
import { createScratchDatabase, dropLeftDatabases } from './scratch-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Name of a database with the product's schema, empty; nobody may connect to it. */
    template?: string;
  }
}

/** @returns what takes it away again after the tests */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = process.env.DATABASE_URL;
  if (!server) return undefined;
  await dropLeftDatabases(server);
  const { name, url, drop } = await createScratchDatabase(server);
  await (await connect({ url })).close();
  project.provide('template', name);
  return drop;
}
