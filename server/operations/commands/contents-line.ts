import type { Contents } from '../backup/backup-file.ts';

/** Number of rows, and of the tables that are not empty. */
export function rowsLine(rows: Contents['rows']): string {
  const counts = Object.values(rows).filter((count) => count > 0);
  return `${counts.reduce((sum, count) => sum + count, 0)} rows of ${counts.length} tables`;
}

/** The contents of a backup in one line. */
export const contentsLine = ({ rows, pictures, mails, keys }: Contents): string =>
  `${rowsLine(rows)}, files: ${pictures} of pictures, ${mails} of mails, ${keys} of keys`;
