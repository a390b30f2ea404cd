import { addDays, dayAt } from '#domain/dates.ts';
import type { Download } from './tables/downloads.ts';
import { KEEP_RULES, type KeepRule } from './tables/settings.ts';
import { UNDO_MS } from './undo-time.ts';

/** The fields of a download that decide when it expires. */
export type ExpiringDownload = Pick<
  Download,
  'owner' | 'edition' | 'state' | 'version' | 'removedAt' | 'pinned' | 'addedAt'
>;

/**
 * Downloads that expire: removed longer ago than undo lasts, older than the reader's rule allows, or beyond its number
 * of issues for each edition and owner. Age counts from the download, not from the issue's date, so that an old issue
 * that was just downloaded stays. OFF-03
 */
export function expiredDownloads<Row extends ExpiringDownload>(
  rows: Row[],
  keep: KeepRule,
  now: number,
): Row[] {
  const rule: { days?: number; issues?: number } = KEEP_RULES[keep] ?? {};
  const oldestDay = rule.days !== undefined && addDays(dayAt(new Date(now)), -rule.days);
  const newerIssues = new Map<string, number>();
  /** A download without a complete version takes no place among the last issues. */
  const countAndCheckLimit = ({ owner, edition, version }: ExpiringDownload) => {
    const key = `${owner}/${edition}`;
    const newer = newerIssues.get(key) ?? 0;
    if (version !== null) newerIssues.set(key, newer + 1);
    return rule.issues !== undefined && newer >= rule.issues;
  };
  return rows
    .toSorted((a, b) => b.addedAt - a.addedAt)
    .filter((row) => {
      if (row.removedAt !== null) return now - row.removedAt >= UNDO_MS;
      // Downloads that are queued or running never expire.
      if (row.pinned || row.state === 'queued' || row.state === 'running') return false;
      return countAndCheckLimit(row) || (oldestDay && dayAt(new Date(row.addedAt)) < oldestDay);
    });
}
