import { isDatabaseGone } from './database-gone.ts';
import { DrizzleQueryError } from './drizzle.ts';

/** Whether an error comes from the database, whatever the query was. */
export const isDatabaseError = (error: unknown): boolean =>
  error instanceof DrizzleQueryError || isDatabaseGone(error);

/** PostgreSQL's codes for a text or JSON value with U+0000 or with bytes that are not UTF-8. */
const UNSTORABLE_TEXT_CODES = ['22021', '22P05'];

/** Whether an error says that a text holds a character that the database can neither store nor search for. */
export const isUnstorableText = (error: unknown): boolean =>
  error instanceof Error &&
  (UNSTORABLE_TEXT_CODES.includes((error as NodeJS.ErrnoException).code ?? '') ||
    isUnstorableText(error.cause));
