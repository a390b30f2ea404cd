import { toEnd, toMoment } from '../moment.ts';
import { latestHold } from '../status/stated-holds.ts';
import type { Feed, FeedEntry, Surroundings, WrittenDate } from './feed-entry.ts';

/** Dates that systems write for a missing one: the beginning of their calendar, or a year before 1800. */
const NO_DATE = '1970-01-01T00:00:00.000Z';
const EARLIEST = '1800';

export type EntryDates = {
  published: string;
  updated: string | undefined;
  /** The time before which the item must not be shown. */
  embargoed: string | undefined;
  /** The moment from which the item is stored but not shown. */
  validUntil: string | undefined;
  /** Whether neither the item nor its delivery has a date. */
  dateless: boolean;
  warnings: string[];
};

const readable = ({ written }: WrittenDate): string | null => {
  const moment = toMoment(written);
  return moment && moment >= EARLIEST && moment !== NO_DATE ? moment : null;
};

const firstReadable = (dates: WrittenDate[]): string | undefined =>
  dates.flatMap((date) => readable(date) ?? [])[0];

/** The date of an entry: its own, else its delivery's. */
function dated(entry: FeedEntry, feed: Feed, { now, folderDay }: Surroundings): [string, string | null] {
  const own = firstReadable([...entry.published, ...entry.updated]);
  if (own) return [own, null];
  // A date of the feed itself counts only if it is not in the future.
  const ofFeed = firstReadable(feed.dates);
  if (ofFeed && Date.parse(ofFeed) <= now.getTime()) return [ofFeed, 'the date of the feed counts'];
  const ofFolder = folderDay && toMoment(folderDay);
  if (ofFolder) return [ofFolder, `${folderDay}, the day of its folder, counts`];
  return [now.toISOString(), 'the moment of the import counts'];
}

/** Warnings for the dates that were tried before a readable one. */
function told(dates: WrittenDate[], counts: string | null, missing: string): string[] {
  const first = dates.findIndex((date) => readable(date));
  const wrong = first < 0 ? dates : dates.slice(0, first);
  const instead = counts ?? 'another date of the item counts';
  if (wrong.length === 0) return counts ? [`${missing}: missing: ${counts}`] : [];
  return wrong.map(
    ({ place, written }) => `${place}: ${written.slice(0, 60)} is no moment in time: ${instead}`,
  );
}

/** The latest moment that holds the item back. An unreadable one might be later, so the item is refused. */
function embargoOf(entry: FeedEntry, published: string, now: Date): string | undefined {
  const stated = latestHold(entry.embargoes);
  const last = stated !== undefined && stated > published ? stated : published;
  return Date.parse(last) > now.getTime() ? last : undefined;
}

/** The first of the moments until which it may be shown. An unreadable one ends nothing, and gives a warning. */
function endOf({ ends }: FeedEntry): { validUntil: string | undefined; warnings: string[] } {
  const read = ends.map((date) => ({ ...date, end: toEnd(date.written) }));
  return {
    validUntil: read.flatMap(({ end }) => end ?? []).toSorted()[0],
    warnings: read
      .filter(({ end }) => end === null)
      .map(({ place, written }) => `${place}: ${written.slice(0, 60)} is no moment in time, left aside`),
  };
}

/** @throws Rejected */
export function entryDates(entry: FeedEntry, feed: Feed, around: Surroundings): EntryDates {
  const { now } = around;
  const end = endOf(entry);
  const written = [...entry.published, ...entry.updated];
  const [published, counts] = dated(entry, feed, around);
  const updated = firstReadable(entry.updated);
  const embargoed = embargoOf(entry, published, now);
  const isLater = updated && updated > published && Date.parse(updated) <= now.getTime();
  return {
    published,
    updated: isLater ? updated : undefined,
    embargoed,
    validUntil: end.validUntil,
    dateless: counts !== null && published === now.toISOString(),
    warnings: [
      ...told(written, counts, feed.datePlace),
      ...(embargoed ? [`${feed.datePlace}: held until ${embargoed}`] : []),
      ...end.warnings,
    ],
  };
}
