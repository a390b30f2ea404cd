import type { Contents } from '../backup/backup-file.ts';

/** How many rows, and of how many tables that hold any. */
export function rowsLine(rows: Contents['rows']): string {
  const counts = Object.values(rows).filter((count) => count > 0);
  return `${counts.reduce((sum, count) => sum + count, 0)} rows of ${counts.length} tables`;
}

/** What a backup holds, in a line. */
export const contentsLine = ({ rows, pictures, mails, keys }: Contents): string =>
  `${rowsLine(rows)}, files: ${pictures} of pictures, ${mails} of mails, ${keys} of keys`;
