import { dayAt } from '#domain/dates.ts';
import type { Download } from '#src/state/downloads/downloads.ts';
import { issueName } from './issue-name.ts';
import { announcementStrings as strings } from './strings.ts';

type Row = Pick<Download, 'editionName' | 'day'>;

/**
 * Message after `count` removals were undone.
 * @param downloadedAgain issues that had already been deleted and are downloaded again
 */
export function undoneWords(count: number, downloadedAgain: readonly Row[]): string {
  const [first] = downloadedAgain;
  if (!first) return strings.undone(count);
  if (downloadedAgain.length > 1) return strings.comeAgain(downloadedAgain.length);
  const name = issueName(first.editionName, first.day, dayAt(new Date()));
  return navigator.onLine ? strings.comesAgain(name) : strings.startsOnline(name);
}
