// Runs once before all tests of a run: where they use PostgreSQL, creates the template of their scratch databases.
import type { TestProject } from 'vitest/node';
import { connect } from '#server/base/db/connect.ts';
import { createScratchDatabase, dropLeftDatabases } from './scratch-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Name of an empty database with the product's schema; connections to it are not allowed. */
    template?: string;
  }
}

/** @returns a function that drops it after the tests */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = process.env.DATABASE_URL;
  if (!server) return undefined;
  await dropLeftDatabases(server);
  const { name, url, drop } = await createScratchDatabase(server);
  await (await connect({ url })).close();
  project.provide('template', name);
  return drop;
}
