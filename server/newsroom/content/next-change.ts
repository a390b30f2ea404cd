import { addDays, dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { nextEmbargoEnd } from '../db/articles.ts';

/** First instant of a day in Rome, in winter or in summer. */
export const startOfDay = (day: Day): Date => {
  const summer = new Date(`${day}T00:00:00+02:00`);
  return dayAt(summer) === day ? summer : new Date(`${day}T00:00:00+01:00`);
};

/**
 * The next time at which the public contents change without an import: the end of an embargo, or of the day.
 */
export async function nextChange(orm: Orm, at: Date): Promise<Date> {
  const tomorrow = startOfDay(addDays(dayAt(at), 1));
  const embargo = await nextEmbargoEnd(orm, at);
  return embargo && embargo < tomorrow ? embargo : tomorrow;
}

/** Returns the next change after a time. `generation` counts the changes of the contents by imports. */
export type NextChange = (at: Date, generation: number) => Promise<Date>;

/** Reads from the database once until the next change, and again when the contents have changed. */
export function cacheNextChange(orm: Orm): NextChange {
  let cached: { from: Date; change: Date; generation: number } | undefined;
  return async (at, generation) => {
    if (!cached || cached.generation !== generation || at < cached.from || at >= cached.change) {
      cached = { from: at, change: await nextChange(orm, at), generation };
    }
    return cached.change;
  };
}
