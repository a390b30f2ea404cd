import type { Issue } from '#domain/newsstand.ts';
import type { Download, DownloadFailure } from '#src/state/downloads/downloads.ts';

/**
 * How an issue stands to this device, in one vocabulary for covers, buttons and rows. `waiting` goes on by itself when
 * there is a network; `metered` when there is one that costs nothing; `outdated` is here, and there is a newer one.
 */
export type DownloadStatus =
  | { kind: 'none' | 'ready' | 'outdated' | 'metered' }
  | { kind: 'queued' | 'running' | 'paused' | 'waiting'; percent: number }
  | { kind: 'failed'; failure: DownloadFailure };

type Row = Pick<Download, 'state' | 'failure' | 'totalBytes' | 'doneBytes' | 'updatedAt'>;

/** Never a hundred before all is here. */
export const percentOf = ({ totalBytes, doneBytes }: Pick<Row, 'totalBytes' | 'doneBytes'>): number =>
  totalBytes > 0 ? Math.min(99, Math.floor((100 * doneBytes) / totalBytes)) : 0;

/** @param updatedAt when the page's own copy of the issue was last printed again. OFF-03 */
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

/** Whether a press stops it, lets it go on, or there is nothing to be done but to tell. */
export const isUnderWay = ({ kind }: DownloadStatus): boolean => kind === 'queued' || kind === 'running';
