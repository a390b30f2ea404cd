import { DrizzleQueryError } from 'drizzle-orm';
import { isDatabaseGone } from './database-gone.ts';

/** Whether an error is the database's, whatever it was asked for. */
export const isDatabaseError = (error: unknown): boolean =>
  error instanceof DrizzleQueryError || isDatabaseGone(error);
