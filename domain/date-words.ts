import { MONTHS } from './dates.ts';
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

/** `al 12 settembre 2025`, `all’8 settembre 2025`: the article depends on how the number sounds. */
export function untilDate(day: Day): string {
  const words = plainDate(day);
  return /^(?:1|8|11) /.test(words) ? `all’${words}` : `al ${words}`;
}

/** `12 set 2025`. */
export function briefDate(day: Day): string {
  const { year, month, date } = partsOf(day);
  return `${date} ${month.slice(0, SHORT_MONTH_LENGTH)} ${year}`;
}
