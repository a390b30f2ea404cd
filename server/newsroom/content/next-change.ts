import { addDays, dayAt } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Orm } from '#server/base/db/connect.ts';
import { nextEmbargoEnd } from '../db/articles.ts';

/** First instant of a day in Rome, in winter or in summer. */
export const startOfDay = (day: Day): Date => {
  const summer = new Date(`${day}T00:00:00+02:00`);
  return dayAt(summer) === day ? summer : new Date(`${day}T00:00:00+01:00`);
};

/** When the public contents change next without an import: when an embargo or the day ends. */
export async function nextChange(orm: Orm, at: Date): Promise<Date> {
  const tomorrow = startOfDay(addDays(dayAt(at), 1));
  const embargo = await nextEmbargoEnd(orm, at);
  return embargo && embargo < tomorrow ? embargo : tomorrow;
}

/** The next change after an instant, as of a generation of the contents. */
export type NextChange = (at: Date, generation: number) => Promise<Date>;

/** Reads from the database once until the next change, and again when the contents have changed. */
export function cacheNextChange(orm: Orm): NextChange {
  let known: { from: Date; change: Date; generation: number } | undefined;
  return async (at, generation) => {
    if (!known || known.generation !== generation || at < known.from || at >= known.change) {
      known = { from: at, change: await nextChange(orm, at), generation };
    }
    return known.change;
  };
}
