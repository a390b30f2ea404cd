import { dayAt } from '#domain/dates.ts';
import type { PaperStats } from '#server/accounts/tracking/read-stats.ts';
import { readConfig } from '#server/base/config/config.ts';
import { callRunningServer } from '#server/base/data-folder/call-running-server.ts';
import { lockOrReach } from '#server/base/data-folder/lock-or-reach.ts';
import { endWithReason } from './plain-reason.ts';
import { readStatsArguments, type StatsArguments } from './stats-arguments.ts';
import { statsLines } from './stats-table.ts';
import { withDatabase } from './with-database.ts';

/** Reads in this process, or in the server that holds the data folder; the output is the same. */
async function readLocallyOrInServer(args: StatsArguments): Promise<PaperStats[]> {
  const config = readConfig(process.env);
  const folderAccess = await lockOrReach(config.dataFolder);
  if ('running' in folderAccess) {
    return (await callRunningServer(folderAccess.running, 'stats', args, () => undefined)) as PaperStats[];
  }
  try {
    const { runStats } = await import('./run-stats.ts');
    return await withDatabase(config, (db) => runStats(args, db.orm));
  } finally {
    await folderAccess.lock.release();
  }
}

try {
  const papers = await readLocallyOrInServer(readStatsArguments(process.argv.slice(2), dayAt(new Date())));
  console.log(papers.map((paper) => statsLines(paper).join('\n')).join('\n\n'));
} catch (error) {
  endWithReason(error);
}
