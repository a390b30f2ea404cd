import { type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { findPostgres } from './find-postgres.ts';

/** Said where the tests cannot run on PostgreSQL. */
export const NO_POSTGRES =
  'Not run on PostgreSQL: none answers and none can be started here. The embedded database was tested.';

/** Files without such a test are left out by what they say, not loaded; one worker leaves room for what runs beside. */
const TAGGED_ALONE = ['--tags-filter=postgres', '--experimental.preParse', '--maxWorkers=1'];

type Wanted = {
  /** Every test of the server, not only those with the tag `postgres`. */
  all?: boolean;
  /** File that the results go to, as JSON. */
  report?: string;
  stdio?: StdioOptions;
};

/**
 * Begins the server's tests on PostgreSQL, in a process of their own that others may run beside.
 * @returns whether they passed, once they have ended; null where there is no PostgreSQL to be had
 */
export async function startPostgresTests({
  all = false,
  report,
  stdio = 'inherit',
}: Wanted = {}): Promise<{ passed: Promise<boolean> } | null> {
  const postgres = await findPostgres();
  if (!postgres) return null;
  const reporters = report
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    : ['--reporter=default'];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=server', '--project=contract'];
  const child = spawn(process.execPath, [...vitest, ...reporters, ...(all ? [] : TAGGED_ALONE)], {
    stdio,
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: postgres.url },
  });
  const passed = once(child, 'exit').then(async ([code]) => {
    await postgres.stop();
    return code === 0;
  });
  return { passed };
}
