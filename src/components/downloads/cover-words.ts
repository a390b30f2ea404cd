import { readyWord } from './ready-word.ts';
import { statusStrings as strings } from './strings.ts';
import type { IssueDownload } from './use-issue-download.ts';

/** Download status in the few words below a cover; null for an issue that was not downloaded. */
export function coverWords({ status, row, size, online }: IssueDownload): string | null {
  switch (status.kind) {
    case 'none':
      return online ? null : strings.notDownloaded;
    case 'queued':
      return strings.queued;
    case 'running':
      return size ? strings.percentOf(status.percent, size) : strings.percent(status.percent);
    case 'paused':
      return strings.paused(status.percent);
    case 'waiting':
      return strings.waitingShort;
    case 'metered':
      return strings.metered;
    case 'ready':
      return readyWord(row);
    case 'outdated':
      return strings.outdated;
    default:
      return strings.stopped;
  }
}
