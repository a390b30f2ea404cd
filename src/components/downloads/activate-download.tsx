import type { MouseEvent } from 'react';
import { DOWNLOADS } from '#domain/addresses.ts';
import { currentDownloads, type Download, type DownloadFailure } from '#src/state/downloads/downloads.ts';
import { ToastLink } from '#src/ui/toast.tsx';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { announce } from './announce.ts';
import {
  announceWithLink,
  downloadAnyway,
  pauseDownload,
  resumeDownload,
  startDownload,
} from './download-actions.tsx';
import { removeDownloads } from './remove-downloads.tsx';
import { failureStrings, remedyStrings, statusStrings, announcementStrings as strings } from './strings.ts';
import type { IssueDownload } from './use-issue-download.ts';

/** Downloads an issue, for the first time or again. */
export function startIssue(download: IssueDownload, contents = download.contents): Promise<void> {
  const { issue, name, row, sizes, online } = download;
  const { edition, day } = issue;
  const size = sizes?.[contents] ?? null;
  const started = row?.version ? strings.updating(name) : strings.started(name, size);
  const message = online ? started : strings.startsOnline(name);
  return startDownload({ edition: edition.slug, editionName: edition.name, day, contents }, message);
}

/** Handles a press on an issue's badge and announces what happens. OFF-03 */
export function activateDownload(download: IssueDownload): void {
  const { row, status, name, size } = download;
  if (!row) {
    void startIssue(download);
    return;
  }
  switch (status.kind) {
    case 'queued':
    case 'running':
      void pauseDownload(row, name);
      return;
    case 'paused':
      void resumeDownload(row, name);
      return;
    case 'ready':
      announceWithLink(strings.here(name, size ?? '') + missingPicturesText(row));
      return;
    case 'outdated':
      void startIssue(download);
      return;
    default:
      announce(
        <StoppedDownload
          download={download}
          row={row}
          restoreFocus={focusRestorer(document.activeElement)}
        />,
      );
  }
}

const missingPicturesText = ({ missingPictures }: Download) =>
  missingPictures > 0 ? ` ${statusStrings.missingWhy(missingPictures)}.` : '';

/** Returns the focus to where it was before a toast's button, which goes away with the toast. */
const focusRestorer = (element: Element | null) => () => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
};

type StoppedProps = { download: IssueDownload; row: Download; restoreFocus: () => void };

/** Toast with the reason why a download is stopped, and a remedy. */
function StoppedDownload({ download: { status, name, online }, row, restoreFocus }: StoppedProps) {
  const isFailed = status.kind === 'failed';
  const failure = isFailed ? status.failure : status.kind === 'metered' ? 'metered' : 'network';
  const isWaiting = failure === 'network' && !online;
  const remedy = (label: string, action: (event: MouseEvent) => Promise<unknown>) => (
    <ToastButton
      onClick={(event) => {
        restoreFocus();
        void action(event);
      }}
    >
      {label}
    </ToastButton>
  );
  return (
    <>
      {strings.why(name, isWaiting ? statusStrings.waiting(0, online) : failureStrings[failure])}
      {failure === 'metered' && remedy(remedyStrings.anyway, () => downloadAnyway(row, name))}
      {failure === 'space' && hasOtherDownloads(row) && (
        <ToastLink href={DOWNLOADS}>{remedyStrings.freeSpace}</ToastLink>
      )}
      {isRetried(failure) && remedy(remedyStrings.retry, () => resumeDownload(row, name))}
      {failure === 'gone' &&
        remedy(remedyStrings.drop, ({ detail }) =>
          removeDownloads([row], {
            message: strings.removed(name),
            byKey: detail === 0,
            onUndone: restoreFocus,
          }),
        )}
    </>
  );
}

const isRetried = (failure: DownloadFailure) => failure === 'space' || failure === 'server';

/** Whether other issues are on the device: without one, removing downloads frees no room. */
const hasOtherDownloads = (row: Download) =>
  currentDownloads().some(({ edition, day }) => edition !== row.edition || day !== row.day);
