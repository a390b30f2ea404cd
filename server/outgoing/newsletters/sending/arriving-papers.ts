import type { Sigla } from '#domain/brands/brand.ts';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { dayAt } from '#domain/dates.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { issuesOfDays } from '#server/newsroom/db/issue-queries.ts';
import { recordSeenPaper } from '../../db/newsletter-papers.ts';

const MINUTE_MS = 60_000;
/**
 * Pause after which a delivery counts as complete. It is written issue by issue, with pictures to encode in between.
 */
const QUIET_MS = 5 * MINUTE_MS;
/** Longest wait for a paper that is corrected all the time. */
const MAX_WAIT_MS = 30 * MINUTE_MS;

/**
 * Papers with some of today's issues while others may still be arriving. The database does not record the end
 * of a delivery, so each call compares the issues with those of the call before; call it every minute. ACC-07
 */
export async function arrivingPapers(orm: Orm, now: Date): Promise<ReadonlySet<Sigla>> {
  const arriving = new Set<Sigla>();
  const day = dayAt(now);
  const ageOf = (instant: Date) => now.getTime() - instant.getTime();
  for (const { sigla: brand } of BRANDS) {
    const rows = await issuesOfDays(orm, [{ brand, day }]);
    if (rows.length === 0) continue;
    const issues = rows.map(({ id, version }) => `${id}:${version}`).join(' ');
    const { seenSince, sameSince } = await recordSeenPaper(orm, { brand, day, issues }, now);
    if (ageOf(sameSince) < QUIET_MS && ageOf(seenSince) < MAX_WAIT_MS) arriving.add(brand);
  }
  return arriving;
}
