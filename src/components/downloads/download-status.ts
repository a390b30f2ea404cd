import type { Issue } from '#domain/newsstand.ts';
import type { Download, DownloadFailure } from '#src/state/downloads/downloads.ts';

/**
 * Download status of an issue, the same for covers, buttons and rows. `waiting` continues by itself once online;
 * `metered` waits for an unmetered connection; `outdated` is downloaded, but there is a newer version.
 */
export type DownloadStatus =
  | { kind: 'none' | 'ready' | 'outdated' | 'metered' }
  | { kind: 'queued' | 'running' | 'paused' | 'waiting'; percent: number }
  | { kind: 'failed'; failure: DownloadFailure };

type Row = Pick<Download, 'state' | 'failure' | 'totalBytes' | 'doneBytes' | 'updatedAt'>;

/** Percentage of a download, at most 99 until it is complete. */
export const percentOf = ({ totalBytes, doneBytes }: Pick<Row, 'totalBytes' | 'doneBytes'>): number =>
  totalBytes > 0 ? Math.min(99, Math.floor((100 * doneBytes) / totalBytes)) : 0;

/**
 * Status of a download. OFF-03
 * @param updatedAt when the issue was last updated, as the page knows it; null if it was not
 */
export function statusOf(
  row: Row | undefined,
  online: boolean,
  updatedAt: Issue['updatedAt'] = null,
): DownloadStatus {
  if (!row) return { kind: 'none' };
  const { state, failure } = row;
  const percent = percentOf(row);
  switch (state) {
    case 'ready':
      return { kind: (updatedAt ?? '') > (row.updatedAt ?? '') ? 'outdated' : 'ready' };
    case 'failed':
      return { kind: 'failed', failure: failure ?? 'server' };
    case 'paused':
      return { kind: 'paused', percent };
    default:
      if (failure === 'metered') return { kind: 'metered' };
      if (!online || failure === 'network') return { kind: 'waiting', percent };
      return { kind: state, percent };
  }
}

/** Whether a download is queued or running, so that a press pauses it. */
export const isInProgress = ({ kind }: DownloadStatus): boolean => kind === 'queued' || kind === 'running';
