import type { Sending } from '#domain/press-review/sending.ts';

/** The list is refreshed from this long before a scheduled sending, so that a reader sees it start. */
const REFRESH_BEFORE_MS = 60_000;

/** Whether the sending is in progress or will begin soon, so that its state changes without the reader. */
export const changesSoon = (
  { status, dueAt }: Pick<Sending, 'status' | 'dueAt'>,
  now = Date.now(),
): boolean => status === 'sending' || (status === 'scheduled' && Date.parse(dueAt) - now < REFRESH_BEFORE_MS);
