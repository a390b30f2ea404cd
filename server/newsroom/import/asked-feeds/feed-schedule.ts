import type { IncomingHttpHeaders } from 'node:http';
import { decodeXml } from '../decode-text.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { all, at, lineOf, type XmlElement } from '../xml/xml-element.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Shortest time between two requests of a feed. */
export const LEAST_MS = HOUR;
/**
 * Longest time between two requests: a longer one that a feed demands is a mistake of its own, or of the server before
 * it.
 */
const MOST_MS = 7 * DAY;
/** Longest wait after repeated failures. */
const LONGEST_BACK_OFF_MS = DAY;

/** The schedule that a feed states for itself. */
export type FeedSchedule = { everyMs: number; skipHours: number[]; skipDays: number[] };
export const NO_WISHES: FeedSchedule = { everyMs: 0, skipHours: [], skipDays: [] };

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const PERIODS: Record<string, number> = {
  ...{ hourly: HOUR, daily: DAY, weekly: 7 * DAY, monthly: 30 * DAY, yearly: 365 * DAY },
};

const numberIn = (element: XmlElement | undefined): number => {
  const text = lineOf(element) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
};

function wishesOf(channel: XmlElement): FeedSchedule {
  const period = PERIODS[lineOf(at(channel, 'updatePeriod'))?.toLowerCase() ?? ''] ?? 0;
  const frequency = numberIn(at(channel, 'updateFrequency')) || 1;
  const hours = all(at(channel, 'skipHours'), 'hour').flatMap((hour) =>
    /^\d{1,2}$/.test(lineOf(hour) ?? '') ? [numberIn(hour) % 24] : [],
  );
  const days = all(at(channel, 'skipDays'), 'day').map((day) =>
    DAYS.indexOf(lineOf(day)?.toLowerCase() ?? ''),
  );
  return {
    everyMs: Math.max(numberIn(at(channel, 'ttl')) * MINUTE, period / frequency),
    skipHours: hours,
    skipDays: days.filter((day) => day >= 0),
  };
}

/** Reads the schedule that a feed states; an unreadable feed states none. */
export async function readSchedule(body: Uint8Array, charset?: string): Promise<FeedSchedule> {
  try {
    const root = await parseXml(decodeXml(body, charset).text);
    return wishesOf(at(root, 'channel') ?? root);
  } catch {
    return NO_WISHES;
  }
}

const header = (value: string | string[] | undefined): string => (Array.isArray(value) ? '' : (value ?? ''));

function maxAge(headers: IncomingHttpHeaders): number {
  const seconds = /(?:^|[\s,])max-age\s*=\s*"?(\d{1,9})/i.exec(header(headers['cache-control']))?.[1] ?? '0';
  return Number(seconds) * 1000;
}

/** The wait in milliseconds that `Retry-After` demands, in seconds or as a date; 0 without a valid one. */
export function retryAfter(headers: IncomingHttpHeaders, now: Date): number {
  const text = header(headers['retry-after']).trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? 0 : Math.max(at - now.getTime(), 0);
}

/**
 * The time of the next request after an answer: an hour later at the earliest, and at the hours that the feed allows.
 */
export function nextAsked(
  now: Date,
  wishes: FeedSchedule,
  headers: IncomingHttpHeaders,
  crawlDelayMs = 0,
): number {
  const pause = Math.max(LEAST_MS, wishes.everyMs, maxAge(headers), retryAfter(headers, now), crawlDelayMs);
  const first = now.getTime() + Math.min(pause, MOST_MS);
  const isSkipped = (time: number) => {
    const date = new Date(time);
    return wishes.skipHours.includes(date.getUTCHours()) || wishes.skipDays.includes(date.getUTCDay());
  };
  for (let time = first; time < first + MOST_MS; time = time - (time % HOUR) + HOUR) {
    if (!isSkipped(time)) return time;
  }
  // The feed skips every hour of the week.
  return first;
}

/** The time of the next request after a number of failures in a row. */
export function nextAfterFailure(now: Date, failures: number, waitMs: number): number {
  const backOff = Math.min(LEAST_MS * 2 ** Math.min(failures - 1, 10), LONGEST_BACK_OFF_MS);
  return now.getTime() + Math.max(backOff, Math.min(waitMs, MOST_MS));
}

/** The time of the next request of a feed that answered 410. */
export const nextWhenGone = (now: Date): number => now.getTime() + MOST_MS;
