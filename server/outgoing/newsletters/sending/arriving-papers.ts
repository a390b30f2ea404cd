import type { Sigla } from '#domain/brands/brand.ts';
import { BRANDS } from '#domain/brands/brand-by-host.ts';
import { dayAt } from '#domain/dates.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { issuesOfDays } from '#server/newsroom/db/issue-queries.ts';
import { keepSeenPaper } from '../../db/newsletter-papers.ts';

const MINUTE_MS = 60_000;
/** A delivery is written issue by issue, with pictures to encode in between: after such a pause it has ended. */
const QUIET_MS = 5 * MINUTE_MS;
/** A paper that is corrected all the time is not waited for any longer. */
const TIMEOUT_MS = 30 * MINUTE_MS;

/**
 * The papers of which some of today's issues are here and others may still be on their way. Nothing in the database tells
 * when a delivery ends: whoever asks every minute sees whether it still grows. ACC-07
 */
export async function arrivingPapers(orm: Orm, now: Date): Promise<ReadonlySet<Sigla>> {
  const arriving = new Set<Sigla>();
  const day = dayAt(now);
  const ago = (instant: Date) => now.getTime() - instant.getTime();
  for (const { sigla: brand } of BRANDS) {
    const rows = await issuesOfDays(orm, [{ brand, day }]);
    if (rows.length === 0) continue;
    const issues = rows.map(({ id, version }) => `${id}:${version}`).join(' ');
    const { seenSince, sameSince } = await keepSeenPaper(orm, { brand, day, issues }, now);
    if (ago(sameSince) < QUIET_MS && ago(seenSince) < TIMEOUT_MS) arriving.add(brand);
  }
  return arriving;
}
