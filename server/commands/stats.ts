import { join } from 'node:path';
import { dayAt } from '#domain/dates.ts';
import { readConfig } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { CommandFailed, callRunningServer } from '../data-folder/call-running-server.ts';
import { DataFolderInUse } from '../data-folder/lock.ts';
import { lockOrReach } from '../data-folder/lock-or-reach.ts';
import { connect, DatabaseUnavailable } from '../db/connect.ts';
import type { PaperStats } from '../tracking/read-stats.ts';
import { runStats } from './run-stats.ts';
import { readStatsArguments, type StatsArguments } from './stats-arguments.ts';
import { statsLines } from './stats-table.ts';
import { UsageError } from './usage-error.ts';

const FAILED = 1;
const WRONG_CALL = 2;

/** Reads in this process, or in the server that holds the data folder: what is printed is the same. */
async function readHereOrThere(args: StatsArguments): Promise<PaperStats[]> {
  const { dataFolder, databaseUrl } = readConfig(process.env);
  const held = await lockOrReach(dataFolder);
  if ('running' in held) {
    return (await callRunningServer(held.running, 'stats', args, () => undefined)) as PaperStats[];
  }
  try {
    const db = await connect(databaseUrl ? { url: databaseUrl } : { folder: join(dataFolder, 'database') });
    return await runStats(args, db.orm).finally(() => db.close());
  } finally {
    await held.lock.release();
  }
}

try {
  const papers = await readHereOrThere(readStatsArguments(process.argv.slice(2), dayAt(new Date())));
  console.log(papers.map((paper) => statsLines(paper).join('\n')).join('\n\n'));
} catch (error) {
  const plain = [DataFolderInUse, ConfigError, CommandFailed, DatabaseUnavailable, UsageError];
  if (!plain.some((kind) => error instanceof kind)) throw error;
  process.exitCode = error instanceof UsageError ? WRONG_CALL : FAILED;
  console.error(error instanceof Error ? error.message : String(error));
}
