// The test suites as phases of a run, each with the report that its cases are read from.
import { join } from 'node:path';
import { readPlaywrightCases, readVitestCases } from './cases.ts';
import type { Phase } from './phase.ts';

type Suite = {
  name: string;
  /** Folder for the report; it may hold those of other suites, and need not exist. */
  folder: string;
  /** Extra arguments of the suite's command line. */
  args?: string[];
  environment?: Record<string, string>;
};

export function vitestPhase({ name, folder, args = [], environment = {} }: Suite): Phase {
  const report = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    environment,
    args: ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args],
    read: () => readVitestCases(report),
  };
}

export function playwrightPhase({ name, folder, args = [], environment = {} }: Suite): Phase {
  const report = join(folder, 'playwright.json');
  return {
    name,
    args: ['node_modules/playwright/cli.js', 'test', '--reporter=list,json', ...args],
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...environment },
    read: () => readPlaywrightCases(report),
  };
}

/**
 * Selects the tests that also run on PostgreSQL, by their tag. Two workers, like the browser tests, so that both end at
 * about the same time.
 */
const POSTGRES_FILTER = ['--tags-filter=postgres', '--experimental.preParse', '--maxWorkers=2'];

/** @param all every test of the server, not only those with the tag `postgres` */
export function postgresPhase({
  folder,
  url,
  all = false,
}: {
  folder: string;
  url: string;
  all?: boolean;
}): Phase {
  const phase = vitestPhase({
    name: 'tests on PostgreSQL',
    folder: join(folder, 'postgres'),
    environment: { DATABASE_URL: url },
    args: ['--project=server', '--project=contract', ...(all ? [] : POSTGRES_FILTER)],
  });
  if (all) return phase;
  // Tests without the tag do not count as skipped.
  const readCases = async () => (await phase.read?.())?.filter(({ status }) => status !== 'skipped') ?? [];
  return { ...phase, read: readCases };
}
