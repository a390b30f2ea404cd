/** A time of the day, and its zone as written. */
export type Clock = {
  hour: number;
  minute: number;
  second: number;
  fraction: string;
  zone?: string;
  /** Whether no time is written. */
  isWholeDay: boolean;
};

const NO_TIME: Clock = { hour: 0, minute: 0, second: 0, fraction: '', isWholeDay: true };

const TIME =
  /^(\d{1,2})(?:[:.](\d{1,2})(?:[:.](\d{1,2})(?:[.,](\d{1,9}))?)?)?\s*(am\b|pm\b|a\.m\.|p\.m\.)?\s*(.*)$/i;
/** Words and marks between a date and its time: `- 10:15`, `alle ore 10:15`, `at 01:11 PM`. */
const BEFORE_TIME = /^(?:[\s,]+|-(?=\s)|(?:at|alle|ore|h)\b|t(?=\d))+/i;
/** A zone without a time: an offset needs all its digits, or it may be another part of the date. */
const ZONE_ALONE = /^(?:[+-]\d{2}:?\d{2}|[a-z].*)$/i;

/** Matches an offset. A single number is an hour only if an offset follows: `10 +0100`. */
const ZONE_OFFSET = /^[+-]\d{2}:?\d{2}$/;

/** 12 a.m. is 0, 12 p.m. is 12. */
function hourOf(written: string, amOrPm: string | undefined): number {
  const hour = Number(written);
  if (!amOrPm || hour > 12) return hour;
  return (hour % 12) + (/^p/i.test(amOrPm) ? 12 : 0);
}

/** Mail may have the zone's name in brackets, and some senders write it after an offset. */
const zoneText = (written: string): string | undefined =>
  written
    .replace(/\([^()]*\)\s*$/, '')
    .trim()
    .replace(/^([+-]\d{2}:?\d{2})\s?(?:Z|[a-z]{3,4})$/i, '$1')
    .replace(/^[a-z]{3,4}\s?([+-]\d{2}:?\d{2})$/i, '$1') || undefined;

/** Parses the rest of a date: a time of the day and its zone, either of them, or nothing. Null for anything else. */
export function parseClock(written: string): Clock | null {
  const text = written.replace(BEFORE_TIME, '');
  if (text === '') return NO_TIME;
  const found = TIME.exec(text);
  if (!found) return ZONE_ALONE.test(text) ? { ...NO_TIME, zone: zoneText(text) ?? text } : null;
  const [, hour = '', minute, second = '0', fraction = '', half, rest = ''] = found;
  if (minute === undefined && half === undefined && !ZONE_OFFSET.test(rest)) return null;
  const zone = zoneText(rest);
  return {
    hour: hourOf(hour, half),
    minute: Number(minute ?? 0),
    // A leap second is read as the last second of its minute.
    second: second === '60' ? 59 : Number(second),
    fraction,
    isWholeDay: false,
    ...(zone !== undefined && { zone }),
  };
}
