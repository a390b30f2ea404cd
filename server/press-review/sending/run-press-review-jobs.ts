import { runSteps } from '#server/base/queue/run-steps.ts';
import { deleteLinksBefore } from '../db/press-links.ts';
import { deleteSendingsBefore, dueSendingIds, markQueued } from '../db/press-sendings.ts';
import { deleteUsageBefore } from '../db/press-usage.ts';
import { type DeadlineDeps, handleDeadlines } from './handle-deadlines.ts';

const DAY_MS = 86_400_000;
/**
 * How many days each kind of row is stored: sendings as long as recipients may ask about them, links after
 * they have expired, usage as long as it is shown.
 */
const STORED_DAYS = { sendings: 365, links: 90, usage: 90 };

/**
 * Sends the automatic reviews whose deadline has passed and reminds of late ones, queues every due sending,
 * and deletes old rows. Sendings that became due while no server ran are queued at once; after a crash,
 * another run continues. PRS-04
 */
export async function runPressReviewJobs(deps: DeadlineDeps): Promise<void> {
  const { orm, jobs, now, report } = deps;
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const queue = async (id: string) => {
    if (await markQueued(orm, id, now)) await jobs.enqueue(orm, id);
  };
  await runSteps(report, [
    () => handleDeadlines(deps),
    async () => {
      const ids = await dueSendingIds(orm, now);
      await runSteps(
        report,
        ids.map((id) => () => queue(id)),
      );
    },
    () => deleteSendingsBefore(orm, daysAgo(STORED_DAYS.sendings)),
    () => deleteLinksBefore(orm, daysAgo(STORED_DAYS.links)),
    () => deleteUsageBefore(orm, daysAgo(STORED_DAYS.usage)),
  ]);
}
