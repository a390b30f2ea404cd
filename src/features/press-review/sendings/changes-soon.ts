import type { Sending } from '#domain/press-review/sending.ts';

/** Refreshing begins this long before a scheduled sending, so that a reader sees it start. */
const BEFORE_MS = 60_000;

/** Whether the sending will change by itself soon. */
export const changesSoon = (
  { status, dueAt }: Pick<Sending, 'status' | 'dueAt'>,
  now = Date.now(),
): boolean => status === 'sending' || (status === 'scheduled' && Date.parse(dueAt) - now < BEFORE_MS);
