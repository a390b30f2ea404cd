import type { IncomingHttpHeaders } from 'node:http';
import { decodeXml } from '../decode-text.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { all, at, lineOf, type XmlElement } from '../xml/xml-element.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** No feed is asked more often. */
export const LEAST_MS = HOUR;
/** What a feed asks for beyond this is a mistake of its own, or of the server before it. */
const MOST_MS = 7 * DAY;
/** How long a feed that has failed is left alone in the end. */
const LONGEST_BACK_OFF_MS = DAY;

/** How often a feed wants to be asked, by its own words. */
export type FeedWishes = { everyMs: number; skipHours: number[]; skipDays: number[] };
export const NO_WISHES: FeedWishes = { everyMs: 0, skipHours: [], skipDays: [] };

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const PERIODS: Record<string, number> = {
  ...{ hourly: HOUR, daily: DAY, weekly: 7 * DAY, monthly: 30 * DAY, yearly: 365 * DAY },
};

const numberIn = (element: XmlElement | undefined): number => {
  const text = lineOf(element) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
};

function wishesOf(channel: XmlElement): FeedWishes {
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

/** What a feed says of how often it is to be asked; nothing where it cannot be read. */
export async function readWishes(body: Uint8Array, charset?: string): Promise<FeedWishes> {
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

/** What a server says of when it is to be asked again, in seconds or as a date. */
export function retryAfter(headers: IncomingHttpHeaders, now: Date): number {
  const text = header(headers['retry-after']).trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? 0 : Math.max(at - now.getTime(), 0);
}

/** When a feed that has answered is asked again: at most by the hour, at its own hours of the day. */
export function nextAsked(
  now: Date,
  wishes: FeedWishes,
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
  // It skips every hour of the week.
  return first;
}

/** When a feed that has failed so often in a row is asked again. */
export function nextAfterFailure(now: Date, failures: number, waitMs: number): number {
  const backOff = Math.min(LEAST_MS * 2 ** Math.min(failures - 1, 10), LONGEST_BACK_OFF_MS);
  return now.getTime() + Math.max(backOff, Math.min(waitMs, MOST_MS));
}

/** When a feed that is gone for good is asked whether it is. */
export const nextWhenGone = (now: Date): number => now.getTime() + MOST_MS;
