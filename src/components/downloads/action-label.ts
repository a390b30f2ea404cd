import { actionStrings as strings } from './strings.ts';
import type { IssueDownload } from './use-issue-download.ts';

type Labelled = Pick<IssueDownload, 'status' | 'name' | 'size' | 'row'>;

/** How an issue stands to this device, and what a press does about it. */
export function actionLabel({ status, name, size, row }: Labelled): string {
  switch (status.kind) {
    case 'none':
      return strings.download(name, size);
    case 'queued':
      return strings.pauseQueued(name);
    case 'running':
      return strings.pause(name, status.percent);
    case 'paused':
      return strings.resume(name, status.percent);
    case 'waiting':
      return strings.whyWaiting(name);
    case 'metered':
      return strings.whyMetered(name);
    case 'ready':
      return strings.details(name, row?.missingPictures ?? 0);
    case 'outdated':
      return strings.update(name);
    default:
      return strings.whyStopped(name);
  }
}

/** The name of a control that has words of its own: whoever says what they see is understood (WCAG 2.5.3). */
export function labelWith(shown: string, download: Labelled): string {
  const label = actionLabel(download);
  if (label.toLowerCase().includes(shown.toLowerCase())) return label;
  return `${shown}: ${download.status.kind === 'none' ? download.name : label}`;
}
