import { addDays, dayAt } from '#domain/dates.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { DeskRow } from '../db/press-desks.ts';
import { desksThatSearch, forgetProposals, searchesOf } from '../db/press-searches.ts';
import { openLicence } from '../licence.ts';
import { runSearches } from './run-searches.ts';

/** How long proposals are stored: long after the last day that a search covers. */
const REMEMBERED_DAYS = 90;

type Deps = { orm: Orm; now: Date; report(error: unknown): void };

/**
 * Runs the saved searches of every desk with an open licence, to fill its review. A desk that fails does not stop the
 * others.
 */
export async function fillReviews({ orm, now, report }: Deps): Promise<void> {
  for (const desk of await desksThatSearch(orm)) {
    await fillDesk(orm, desk, now).catch(report);
  }
  await forgetProposals(orm, addDays(dayAt(now), -REMEMBERED_DAYS));
}

async function fillDesk(orm: Orm, desk: DeskRow, now: Date): Promise<void> {
  const rights = await openLicence(orm, desk, now);
  if (rights === null) return;
  const active = (await searchesOf(orm, desk.id)).filter((search) => search.active);
  await runSearches(orm, active, { deskId: desk.id, rights, now });
}
