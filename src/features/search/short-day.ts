import type { Day } from '#domain/newsstand.ts';

const MONTHS = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'];

/** `apr 2025`, from a month as `YYYY-MM` or from a day. */
export const shortMonth = (month: string): string =>
  `${MONTHS[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

/** `3 apr 2025`. */
export const shortDay = (day: Day): string => `${Number(day.slice(8))} ${shortMonth(day)}`;
