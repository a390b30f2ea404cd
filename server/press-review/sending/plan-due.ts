import { forgetLinks } from '../db/press-links.ts';
import { dueSendings, forgetSendings, markPlanned } from '../db/press-sendings.ts';
import { forgetUsage } from '../db/press-usage.ts';
import { type DeadlineDeps, seeToDeadlines } from './see-to-deadlines.ts';

const DAY_MS = 86_400_000;
/** What was sent is of use while somebody may ask for it; what was done with it, as long as it is told. */
const KEPT_DAYS = { sendings: 365, links: 90, usage: 90 };

/**
 * Has every sending begun whose time has come, and that is not on its way; what was missed while no server ran, at once. Run
 * again after a crash it goes on. PRS-04
 */
export async function planDue(deps: DeadlineDeps): Promise<void> {
  const { orm, jobs, now } = deps;
  await seeToDeadlines(deps);
  for (const id of await dueSendings(orm, now)) {
    if (await markPlanned(orm, id, now)) await jobs.begin(orm, id);
  }
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await forgetSendings(orm, ago(KEPT_DAYS.sendings));
  await forgetLinks(orm, ago(KEPT_DAYS.links));
  await forgetUsage(orm, ago(KEPT_DAYS.usage));
}
