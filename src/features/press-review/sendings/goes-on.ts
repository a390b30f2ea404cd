import type { Sending } from '#domain/press-review/sending.ts';

/** Whoever looks just then sees it leave. */
const BEFORE_MS = 60_000;

/** Whether it changes by itself before long. */
export const goesOn = ({ status, dueAt }: Pick<Sending, 'status' | 'dueAt'>, now = Date.now()): boolean =>
  status === 'sending' || (status === 'scheduled' && Date.parse(dueAt) - now < BEFORE_MS);
