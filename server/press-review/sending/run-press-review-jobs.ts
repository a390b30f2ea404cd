import { forgetLinks } from '../db/press-links.ts';
import { dueSendingIds, forgetSendings, markBegun } from '../db/press-sendings.ts';
import { forgetUsage } from '../db/press-usage.ts';
import { type DeadlineDeps, handleDeadlines } from './handle-deadlines.ts';

const DAY_MS = 86_400_000;
/**
 * How many days each kind of row is stored: sendings as long as recipients may ask about them, links after
 * they have expired, usage as long as it is shown.
 */
const STORED_DAYS = { sendings: 365, links: 90, usage: 90 };

/**
 * Handles the deadlines that have passed, starts every due sending that is not being sent yet, and deletes
 * old rows. Sendings that became due while no server ran are started at once; after a crash, another run
 * continues. PRS-04
 */
export async function runPressReviewJobs(deps: DeadlineDeps): Promise<void> {
  const { orm, jobs, now } = deps;
  await handleDeadlines(deps);
  for (const id of await dueSendingIds(orm, now)) {
    if (await markBegun(orm, id, now)) await jobs.begin(orm, id);
  }
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await forgetSendings(orm, daysAgo(STORED_DAYS.sendings));
  await forgetLinks(orm, daysAgo(STORED_DAYS.links));
  await forgetUsage(orm, daysAgo(STORED_DAYS.usage));
}
