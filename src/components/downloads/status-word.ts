import { readyWord } from './ready-word.ts';
import { buttonStrings, statusStrings as strings } from './strings.ts';
import type { IssueDownload } from './use-issue-download.ts';

/** The one word on a button: its action or the progress. The button's accessible name contains this word. */
export function statusWord({ status, row }: Pick<IssueDownload, 'status' | 'row'>): string {
  switch (status.kind) {
    case 'none':
      return buttonStrings.download;
    case 'queued':
      return strings.queued;
    case 'running':
      return strings.percent(status.percent);
    case 'paused':
      return buttonStrings.resume;
    case 'waiting':
      return buttonStrings.waiting;
    case 'metered':
      return strings.metered;
    case 'ready':
      return readyWord(row);
    case 'outdated':
      return buttonStrings.update;
    default:
      return strings.stopped;
  }
}
