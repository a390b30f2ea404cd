import { isDay } from './day.ts';
import type { Day } from './newsstand.ts';

/** Maximum number of months in a row; with more, each would be too thin to be seen. */
export const MAX_MONTHS = 60;

/**
 * The positions of two handles on a row of months, as numbers of months from the start of `first`. `count` is the end
 * of the last month.
 */
export type MonthHandles = { first: string; count: number; from: number; to: number };

/** The first day after an edge (`day` 1), or the last day before it (`day` 0). */
const dayAt = (first: string, edge: number, day: 1 | 0): Day => {
  const [year = 0, month = 1] = first.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + edge, day)).toISOString().slice(0, 10);
};

/** The period between the handles, of at least a month. A handle at the end of the row leaves that side open. */
export function periodOf({ first, count, from, to }: MonthHandles): { from?: Day; to?: Day } {
  const start = Math.min(from, to, count - 1);
  const end = Math.max(from, to, start + 1);
  return {
    ...(start > 0 && { from: dayAt(first, start, 1) }),
    ...(end < count && { to: dayAt(first, end, 0) }),
  };
}

/** Names of the handles' fields in their form. */
export const HANDLE_FIELDS = { first: 'primo_mese', count: 'mesi', from: 'dal_mese', to: 'al_mese' } as const;

/** Reads the handles that the form sends; null if the values are missing or invalid. */
export function readHandles(query: Readonly<Record<string, string>>): MonthHandles | null {
  const first = query[HANDLE_FIELDS.first] ?? '';
  const count = Number(query[HANDLE_FIELDS.count]);
  const [from, to] = [Number(query[HANDLE_FIELDS.from]), Number(query[HANDLE_FIELDS.to])];
  const isEdge = (edge: number) => Number.isInteger(edge) && edge >= 0 && edge <= count;
  const fits = isDay(`${first}-01`) && isEdge(from) && isEdge(to) && count >= 1 && count <= MAX_MONTHS;
  return fits && Number.isInteger(count) ? { first, count, from, to } : null;
}
