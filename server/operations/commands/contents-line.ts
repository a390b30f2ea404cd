import type { Contents } from '../backup/backup-file.ts';
import type { HeldBack } from '../backup/hold-back-due.ts';

/** Number of rows, and of the tables that are not empty. */
export function rowsLine(rows: Contents['rows']): string {
  const counts = Object.values(rows).filter((count) => count > 0);
  return `${counts.reduce((sum, count) => sum + count, 0)} rows of ${counts.length} tables`;
}

/** The contents of a backup in one line. */
export const contentsLine = ({ rows, pictures, mails, keys }: Contents): string =>
  `${rowsLine(rows)}, files: ${pictures} of pictures, ${mails} of mails, ${keys} of keys`;

/** What a restore does not send, because it may have been sent since the backup. */
export const heldBackLine = ({ letters, newsletters, alerts }: HeldBack): string =>
  `not sent, as it was due before this restore: ${letters} letters of press reviews, ${newsletters} newsletters, ${alerts} alerts; automatic press reviews begin again with their next deadline`;
