import { isDay } from './day.ts';
import type { Day } from './newsstand.ts';

/** More months in a row than these would be thinner than a hair each. */
export const MOST_MONTHS = 60;

/**
 * Two handles on a row of months: each stands at the start of a month or, as `count`, at the end of the last, counted
 * from the start of the `first`.
 */
export type MonthHandles = { first: string; count: number; from: number; to: number };

/** The day that begins at an edge, or the one that ends there. */
const dayAt = (first: string, edge: number, day: 1 | 0): Day => {
  const [year = 0, month = 1] = first.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + edge, day)).toISOString().slice(0, 10);
};

/** From when to when, of at least a month; a handle at the row's own end leaves that side open. */
export function periodOf({ first, count, from, to }: MonthHandles): { from?: Day; to?: Day } {
  const start = Math.min(from, to, count - 1);
  const end = Math.max(from, to, start + 1);
  return {
    ...(start > 0 && { from: dayAt(first, start, 1) }),
    ...(end < count && { to: dayAt(first, end, 0) }),
  };
}

/** Names of the handles in the form that holds them. */
export const HANDLE_FIELDS = { first: 'primo_mese', count: 'mesi', from: 'dal_mese', to: 'al_mese' } as const;

/** The handles as their form sends them; null where it does not, or somebody else does. */
export function readHandles(query: Readonly<Record<string, string>>): MonthHandles | null {
  const first = query[HANDLE_FIELDS.first] ?? '';
  const count = Number(query[HANDLE_FIELDS.count]);
  const [from, to] = [Number(query[HANDLE_FIELDS.from]), Number(query[HANDLE_FIELDS.to])];
  const isEdge = (edge: number) => Number.isInteger(edge) && edge >= 0 && edge <= count;
  const fits = isDay(`${first}-01`) && isEdge(from) && isEdge(to) && count >= 1 && count <= MOST_MONTHS;
  return fits && Number.isInteger(count) ? { first, count, from, to } : null;
}
