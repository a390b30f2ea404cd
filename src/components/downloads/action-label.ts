import { actionStrings as strings } from './strings.ts';
import type { IssueDownload } from './use-issue-download.ts';

type Labelled = Pick<IssueDownload, 'status' | 'name' | 'size' | 'row'>;

/** Label with the download status of an issue and what a press on the control does. */
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

/** Accessible name of a control with a visible text: it contains that text, as WCAG 2.5.3 requires for speech input. */
export function labelWith(visibleText: string, download: Labelled): string {
  const label = actionLabel(download);
  if (label.toLowerCase().includes(visibleText.toLowerCase())) return label;
  return `${visibleText}: ${download.status.kind === 'none' ? download.name : label}`;
}
