import { dayAt, timeOfDay } from '#domain/dates.ts';
import type { Issue } from '#domain/newsstand.ts';

type Times = {
  /** Since when the issue can be read, and when it was last printed again: `0.30`. Null outside the issue's own day. */
  available: string | null;
  reprinted: string | null;
};

/** A time without a date can only be one of the issue's own day. */
export function issueTimes({
  day,
  publishedAt,
  updatedAt,
}: Pick<Issue, 'day' | 'publishedAt' | 'updatedAt'>): Times {
  const ofDay = (instant: string | null) => (instant && dayAt(instant) === day ? timeOfDay(instant) : null);
  return { available: ofDay(publishedAt), reprinted: ofDay(updatedAt) };
}
