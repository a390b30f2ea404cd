import { dayAt, timeOfDay } from '#domain/dates.ts';
import type { Issue } from '#domain/newsstand.ts';

type Times = {
  /**
   * Time at which the issue became available, and at which it was last reprinted: `0.30`. Null outside the issue's own
   * day.
   */
  available: string | null;
  reprinted: string | null;
};

/** Times of an issue. They are shown without a date, so they must be on the issue's own day. */
export function issueTimes({
  day,
  publishedAt,
  updatedAt,
}: Pick<Issue, 'day' | 'publishedAt' | 'updatedAt'>): Times {
  const timeOnDay = (instant: string | null) =>
    instant && dayAt(instant) === day ? timeOfDay(instant) : null;
  return { available: timeOnDay(publishedAt), reprinted: timeOnDay(updatedAt) };
}
