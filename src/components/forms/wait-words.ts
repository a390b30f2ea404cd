import { formStrings as strings } from './strings.ts';

const MINUTE_S = 60;
const HOUR_S = 3600;

/** A wait in words, `40 secondi`, `5 minuti`, `2 ore`: rounded up, so that a retry after it is accepted. */
export function waitWords(seconds: number): string {
  if (seconds < MINUTE_S) return strings.seconds(Math.max(1, Math.ceil(seconds)));
  if (seconds < HOUR_S) return strings.minutes(Math.ceil(seconds / MINUTE_S));
  return strings.hours(Math.ceil(seconds / HOUR_S));
}
