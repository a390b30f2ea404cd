import { parseEnd, parseTime } from '../moment.ts';
import { latestHold } from '../status/stated-holds.ts';
import type { Feed, FeedContext, FeedEntry, WrittenDate } from './feed-entry.ts';

/** Dates that systems write for a missing one: the beginning of Unix time, or a year before 1800. */
const UNIX_EPOCH = '1970-01-01T00:00:00.000Z';
const EARLIEST_YEAR = '1800';

export type EntryDates = {
  published: string;
  updated: string | undefined;
  /** The time before which the item must not be shown. */
  embargoed: string | undefined;
  /** The moment from which the item is stored but not shown. */
  validUntil: string | undefined;
  /** Whether neither the item nor its feed or folder has a date, so that the time of the import is used. */
  isDateless: boolean;
  warnings: string[];
};

const parseDate = ({ written }: WrittenDate): string | null => {
  const moment = parseTime(written);
  return moment && moment >= EARLIEST_YEAR && moment !== UNIX_EPOCH ? moment : null;
};

const firstReadable = (dates: WrittenDate[]): string | undefined =>
  dates.flatMap((date) => parseDate(date) ?? [])[0];

/**
 * The publication time of an entry: its own, or that of its feed, folder or import, with a text for the
 * warning.
 */
function publicationDate(
  entry: FeedEntry,
  feed: Feed,
  { now, folderDay }: FeedContext,
): [string, string | null] {
  const ownDate = firstReadable([...entry.published, ...entry.updated]);
  if (ownDate) return [ownDate, null];
  // A date of the feed itself counts only if it is not in the future.
  const feedDate = firstReadable(feed.dates);
  if (feedDate && Date.parse(feedDate) <= now.getTime()) return [feedDate, 'the date of the feed counts'];
  const folderDate = folderDay && parseTime(folderDay);
  if (folderDate) return [folderDate, `${folderDay}, the day of its folder, counts`];
  return [now.toISOString(), 'the moment of the import counts'];
}

/** Warnings for unreadable dates that come before a readable one, or for a missing date. */
function dateWarnings(dates: WrittenDate[], substitute: string | null, fieldName: string): string[] {
  const first = dates.findIndex((date) => parseDate(date));
  const unreadable = first < 0 ? dates : dates.slice(0, first);
  const replacement = substitute ?? 'another date of the item counts';
  if (unreadable.length === 0) return substitute ? [`${fieldName}: missing: ${substitute}`] : [];
  return unreadable.map(
    ({ place, written }) => `${place}: ${written.slice(0, 60)} is no moment in time: ${replacement}`,
  );
}

const isFuture = (moment: string | undefined, now: Date): boolean =>
  moment !== undefined && Date.parse(moment) > now.getTime();

/**
 * The latest time before which the item must not be shown. A stated one that has passed is kept: it is the end of an
 * embargo that the title or a note only mentions. An unreadable one rejects the item.
 */
function embargoOf(entry: FeedEntry, published: string, now: Date): string | undefined {
  const stated = latestHold(entry.embargoes);
  if (stated !== undefined && stated > published) return stated;
  return isFuture(published, now) ? published : undefined;
}

/** The first of the times until which the item may be shown. An unreadable one is ignored, with a warning. */
function endOfValidity({ validityEnds }: FeedEntry): { validUntil: string | undefined; warnings: string[] } {
  const parsedEnds = validityEnds.map((date) => ({ ...date, end: parseEnd(date.written) }));
  return {
    validUntil: parsedEnds.flatMap(({ end }) => end ?? []).toSorted()[0],
    warnings: parsedEnds
      .filter(({ end }) => end === null)
      .map(({ place, written }) => `${place}: ${written.slice(0, 60)} is no moment in time, left aside`),
  };
}

/** @throws Rejected */
export function entryDates(entry: FeedEntry, feed: Feed, context: FeedContext): EntryDates {
  const { now } = context;
  const end = endOfValidity(entry);
  const written = [...entry.published, ...entry.updated];
  const [published, substitute] = publicationDate(entry, feed, context);
  const updated = firstReadable(entry.updated);
  const embargoed = embargoOf(entry, published, now);
  const isLater = updated && updated > published && Date.parse(updated) <= now.getTime();
  return {
    published,
    updated: isLater ? updated : undefined,
    embargoed,
    validUntil: end.validUntil,
    isDateless: substitute !== null && published === now.toISOString(),
    warnings: [
      ...dateWarnings(written, substitute, feed.datePlace),
      ...(isFuture(embargoed, now) ? [`${feed.datePlace}: held until ${embargoed}`] : []),
      ...end.warnings,
    ],
  };
}
