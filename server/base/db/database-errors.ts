import { DrizzleQueryError } from 'drizzle-orm';
import { isDatabaseGone } from './database-gone.ts';

/** Whether an error is the database's, whatever it was asked for. */
export const isDatabaseError = (error: unknown): boolean =>
  error instanceof DrizzleQueryError || isDatabaseGone(error);

/** Of PostgreSQL: a text, or a JSON value, holds U+0000 or bytes that are no UTF-8. */
const CODES = ['22021', '22P05'];

/** Whether an error says that a text holds a sign which the database cannot keep or look for. */
export const isUnstorableText = (error: unknown): boolean =>
  error instanceof Error &&
  (CODES.includes((error as NodeJS.ErrnoException).code ?? '') || isUnstorableText(error.cause));
