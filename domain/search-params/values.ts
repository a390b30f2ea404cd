import { isDay } from '../day.ts';
import type { Day } from '../newsstand.ts';

/**
 * Reads the values of an address's query for routes. An invalid value is no error: its key is set to undefined, because
 * without the key the raw value would pass. Numbers stay numbers, or the router would rewrite the address.
 */
export type Search = Record<string, unknown>;

export const dayIn = (value: unknown): Day | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined;

export const textIn = (value: unknown): string | number | undefined =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;

export const wordIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
