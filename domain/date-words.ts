import { dayAt, MONTHS, timeOfDay } from './dates.ts';
import type { Day } from './newsstand.ts';

const SHORT_MONTH_LENGTH = 3;

const partsOf = (day: Day) => {
  const [year, month, date] = day.split('-').map(Number);
  return { year, month: MONTHS[(month ?? 1) - 1] ?? '', date };
};

/** `12 settembre 2025`: without the weekday, for distant days. */
export function plainDate(day: Day): string {
  const { year, month, date } = partsOf(day);
  return `${date} ${month} ${year}`;
}

/** `12 settembre 2025, 6.30`, in Rome: for files that are kept, in which "Oggi" would soon be untrue. */
export const dateWithTime = (instant: string): string =>
  `${plainDate(dayAt(instant))}, ${timeOfDay(instant)}`;

const ELIDED = { il: 'l’', al: 'all’', dal: 'dall’' } as const;

/** A date after `il`, `al` or `dal`, which are elided before 1, 8 and 11: `il 12 settembre`, `l’8 settembre`. */
export const withArticle = (article: keyof typeof ELIDED, date: string): string =>
  /^(?:1|8|11) /.test(date) ? `${ELIDED[article]}${date}` : `${article} ${date}`;

/** `al 12 settembre 2025`, `all’8 settembre 2025`. */
export const untilDate = (day: Day): string => withArticle('al', plainDate(day));

/** `12 set 2025`. */
export function briefDate(day: Day): string {
  const { year, month, date } = partsOf(day);
  return `${date} ${month.slice(0, SHORT_MONTH_LENGTH)} ${year}`;
}
