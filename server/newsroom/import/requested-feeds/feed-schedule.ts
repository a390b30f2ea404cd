import type { IncomingHttpHeaders } from 'node:http';
import { decodeXml } from '../decode-text.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { all, elementAt, lineOf, type XmlElement } from '../xml/xml-element.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Shortest time between two requests of a feed. */
export const MIN_INTERVAL_MS = HOUR_MS;
/** Longest time between two requests of a feed: if an answer demands a longer one, that is a mistake. */
export const MAX_INTERVAL_MS = 7 * DAY_MS;
/** Longest wait after repeated failures. */
const MAX_BACK_OFF_MS = DAY_MS;

/** The schedule that a feed states for itself. */
export type FeedSchedule = { everyMs: number; skipHours: number[]; skipDays: number[] };
export const NO_SCHEDULE: FeedSchedule = { everyMs: 0, skipHours: [], skipDays: [] };

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const PERIODS_MS: Record<string, number> = {
  hourly: HOUR_MS,
  daily: DAY_MS,
  weekly: 7 * DAY_MS,
  monthly: 30 * DAY_MS,
  yearly: 365 * DAY_MS,
};

const numberIn = (element: XmlElement | undefined): number => {
  const text = lineOf(element) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
};

function statedScheduleOf(channel: XmlElement): FeedSchedule {
  const period = PERIODS_MS[lineOf(elementAt(channel, 'updatePeriod'))?.toLowerCase() ?? ''] ?? 0;
  const frequency = numberIn(elementAt(channel, 'updateFrequency')) || 1;
  const hours = all(elementAt(channel, 'skipHours'), 'hour').flatMap((hour) =>
    /^\d{1,2}$/.test(lineOf(hour) ?? '') ? [numberIn(hour) % 24] : [],
  );
  const days = all(elementAt(channel, 'skipDays'), 'day').map((day) =>
    DAYS.indexOf(lineOf(day)?.toLowerCase() ?? ''),
  );
  return {
    everyMs: Math.max(numberIn(elementAt(channel, 'ttl')) * MINUTE_MS, period / frequency),
    skipHours: hours,
    skipDays: days.filter((day) => day >= 0),
  };
}

/** Reads the schedule that a feed states; an unreadable feed states none. */
export async function readSchedule(body: Uint8Array, charset?: string): Promise<FeedSchedule> {
  try {
    const root = await parseXml(decodeXml(body, charset).text);
    return statedScheduleOf(elementAt(root, 'channel') ?? root);
  } catch {
    return NO_SCHEDULE;
  }
}

const header = (value: string | string[] | undefined): string => (Array.isArray(value) ? '' : (value ?? ''));

function maxAgeMs(headers: IncomingHttpHeaders): number {
  const seconds = /(?:^|[\s,])max-age\s*=\s*"?(\d{1,9})/i.exec(header(headers['cache-control']))?.[1] ?? '0';
  return Number(seconds) * 1000;
}

/** The wait in milliseconds that `Retry-After` demands, in seconds or as a date; 0 without a valid one. */
export function retryAfterMs(headers: IncomingHttpHeaders, now: Date): number {
  const text = header(headers['retry-after']).trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const time = Date.parse(text);
  return Number.isNaN(time) ? 0 : Math.max(time - now.getTime(), 0);
}

/**
 * The time of the next request after an answer, in milliseconds since 1970: an hour later at the earliest,
 * and not in the hours and days that the feed excludes.
 */
export function nextRequest(
  now: Date,
  schedule: FeedSchedule,
  headers: IncomingHttpHeaders,
  crawlDelayMs = 0,
): number {
  const intervalMs = Math.max(
    MIN_INTERVAL_MS,
    schedule.everyMs,
    maxAgeMs(headers),
    retryAfterMs(headers, now),
    crawlDelayMs,
  );
  const first = now.getTime() + Math.min(intervalMs, MAX_INTERVAL_MS);
  const isSkipped = (time: number) => {
    const date = new Date(time);
    return schedule.skipHours.includes(date.getUTCHours()) || schedule.skipDays.includes(date.getUTCDay());
  };
  for (let time = first; time < first + MAX_INTERVAL_MS; time = time - (time % HOUR_MS) + HOUR_MS) {
    if (!isSkipped(time)) return time;
  }
  // The feed excludes every hour of the week.
  return first;
}

/** The time of the next request after a number of consecutive failures. */
export function nextAfterFailure(now: Date, failures: number, waitMs: number): number {
  const backOff = Math.min(MIN_INTERVAL_MS * 2 ** Math.min(failures - 1, 10), MAX_BACK_OFF_MS);
  return now.getTime() + Math.max(backOff, Math.min(waitMs, MAX_INTERVAL_MS));
}

/** The time of the next request of a feed that answered 410. */
export const nextWhenGone = (now: Date): number => now.getTime() + MAX_INTERVAL_MS;
