import { isDay } from '../day.ts';
import type { Day } from '../newsstand.ts';

/**
 * What routes read from an address's query. What does not fit is left out, never an error: as an undefined key, because
 * a key that is missing would let the raw value through. Numbers stay numbers, or the address would be written anew.
 */
export type Search = Record<string, unknown>;

export const dayIn = (value: unknown): Day | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined;

export const textIn = (value: unknown): string | number | undefined =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;

export const wordIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
