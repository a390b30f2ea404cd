import { timeOfDay } from '#domain/dates.ts';
import type { Download } from '#src/state/downloads/downloads.ts';
import { statusStrings as strings } from './strings.ts';

type Row = Pick<Download, 'missingPictures' | 'updatedAt'>;

/**
 * Text for a downloaded issue: its missing pictures, else when the issue was last updated, else that it is
 * downloaded. OFF-03
 */
export function readyWord(row: Row | undefined): string {
  if (row && row.missingPictures > 0) return strings.missing(row.missingPictures);
  return row?.updatedAt ? strings.updated(timeOfDay(row.updatedAt)) : strings.ready;
}
