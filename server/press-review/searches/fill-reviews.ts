import { addDays, dayAt } from '#domain/dates.ts';
import type { Orm } from '#server/base/db/connect.ts';
import type { DeskRow } from '../db/press-desks.ts';
import { desksWithActiveSearches, forgetFoundBefore, searchesOf } from '../db/press-searches.ts';
import { readClipRights } from '../licence.ts';
import { runSearches } from './run-searches.ts';

/**
 * How long it is stored which articles the searches have found for a day, so that they are added to its
 * review only once. Searches stop filling a day's review long before.
 */
const STORED_DAYS = 90;

type Deps = {
  orm: Orm;
  now: Date;
  report(error: unknown): void;
  /** Aborted when the server stops: the next run fills the reviews of the other desks. */
  stopSignal: AbortSignal;
};

/**
 * Runs the saved searches of every desk with an open licence, to fill its review. A desk that fails does not stop the
 * others.
 */
export async function fillReviews({ orm, now, report, stopSignal }: Deps): Promise<void> {
  for (const desk of await desksWithActiveSearches(orm)) {
    if (stopSignal.aborted) return;
    await fillDesk(orm, desk, now).catch(report);
  }
  await forgetFoundBefore(orm, addDays(dayAt(now), -STORED_DAYS));
}

async function fillDesk(orm: Orm, desk: DeskRow, now: Date): Promise<void> {
  const rights = await readClipRights(orm, desk, now);
  if (rights === null) return;
  const active = (await searchesOf(orm, desk.id)).filter((search) => search.active);
  await runSearches(orm, active, { deskId: desk.id, rights, now });
}
