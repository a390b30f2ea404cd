import { forgetLinks } from '../db/press-links.ts';
import { dueSendings, forgetSendings, markPlanned } from '../db/press-sendings.ts';
import { forgetUsage } from '../db/press-usage.ts';
import { type DeadlineDeps, handleDeadlines } from './handle-deadlines.ts';

const DAY_MS = 86_400_000;
/**
 * How many days each kind of row is stored: sendings as long as recipients may ask about them, usage as long as it is
 * shown.
 */
const KEPT_DAYS = { sendings: 365, links: 90, usage: 90 };

/**
 * Starts every sending that is due and not yet on its way; those that became due while no server ran are started
 * immediately. After a crash, another run continues. PRS-04
 */
export async function planDue(deps: DeadlineDeps): Promise<void> {
  const { orm, jobs, now } = deps;
  await handleDeadlines(deps);
  for (const id of await dueSendings(orm, now)) {
    if (await markPlanned(orm, id, now)) await jobs.begin(orm, id);
  }
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await forgetSendings(orm, ago(KEPT_DAYS.sendings));
  await forgetLinks(orm, ago(KEPT_DAYS.links));
  await forgetUsage(orm, ago(KEPT_DAYS.usage));
}
