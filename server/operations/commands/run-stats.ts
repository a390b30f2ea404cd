import * as v from 'valibot';
import { type PaperStats, readStats } from '#server/accounts/tracking/read-stats.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { StatsArguments } from './stats-arguments.ts';

/**
 * The stats command, in whichever process holds the data folder.
 * @param args `StatsArguments`, from the command line
 */
export async function runStats(args: unknown, orm: Orm): Promise<PaperStats[]> {
  const { brands, from, to, top } = v.parse(StatsArguments, args);
  const papers: PaperStats[] = [];
  for (const brand of brands) papers.push(await readStats(orm, { brand, from, to }, top));
  return papers;
}
