import { frequencyStrings as strings } from './strings.ts';

const MIDDAY_HOUR = 13;
const EVENING_HOUR = 18;
const WORKDAYS = '1,2,3,4,5';
const WEEK_DAYS = 7;

/** Writes a time as `7` for `07:00` and `18.30` for `18:30`. */
const shortTime = (time: string): string => {
  const [hour = '', minute = ''] = time.split(':');
  return minute === '00' ? String(Number(hour)) : `${Number(hour)}.${minute}`;
};

/** Days and time of a newsletter in words: `Ogni mattina alle 7`. */
export function frequencyOf({ days, at }: { days: readonly number[]; at: string }): string {
  const hour = Number(at.slice(0, 2));
  const when = strings.at(shortTime(at));
  if (days.length === WEEK_DAYS) {
    const part = hour < MIDDAY_HOUR ? strings.morning : hour < EVENING_HOUR ? strings.day : strings.evening;
    return `${part} ${when}`;
  }
  if (days.join() === WORKDAYS) return `${strings.workdays} ${when}`;
  return `${strings.on(days.map((day) => strings.weekdays[day] ?? ''))} ${when}`;
}
