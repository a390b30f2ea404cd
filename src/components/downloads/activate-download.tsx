import type { MouseEvent } from 'react';
import { DOWNLOADS } from '#domain/addresses.ts';
import { currentDownloads, type Download, type DownloadFailure } from '#src/state/downloads/downloads.ts';
import { ToastLink } from '#src/ui/toast.tsx';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { downloadAnyway, pauseDownload, resumeDownload, startDownload, tell } from './actions.tsx';
import { announce } from './announce.ts';
import { removeDownloads } from './remove-downloads.tsx';
import { failureStrings, remedyStrings, statusStrings, saidStrings as strings } from './strings.ts';
import type { IssueDownload } from './use-issue-download.ts';

/** What is fetched anew, or for the first time. */
export function startIssue(download: IssueDownload, contents = download.contents): Promise<void> {
  const { issue, name, row, sizes, online } = download;
  const { edition, day } = issue;
  const size = sizes?.[contents] ?? null;
  const started = row?.version ? strings.updating(name) : strings.started(name, size);
  const words = online ? started : strings.startsOnline(name);
  return startDownload({ edition: edition.slug, editionName: edition.name, day, contents }, words);
}

/** What a press on an issue's badge does. Whatever it is, it is said. OFF-03 */
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
      tell(strings.here(name, size ?? '') + lacking(row));
      return;
    case 'outdated':
      void startIssue(download);
      return;
    default:
      announce(<StandsStill download={download} row={row} back={backTo(document.activeElement)} />);
  }
}

const lacking = ({ missingPictures }: Download) =>
  missingPictures > 0 ? ` ${statusStrings.missingWhy(missingPictures)}.` : '';

/** A toast's button goes with it: the focus returns to where it came from. */
const backTo = (element: Element | null) => () => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
};

type StillProps = { download: IssueDownload; row: Download; back: () => void };

/** Why a download does not go on, and what can be done about it. */
function StandsStill({ download: { status, name, online }, row, back }: StillProps) {
  const isFailed = status.kind === 'failed';
  const failure = isFailed ? status.failure : status.kind === 'metered' ? 'metered' : 'network';
  const isWaiting = failure === 'network' && !online;
  const remedy = (label: string, act: (event: MouseEvent) => Promise<unknown>) => (
    <ToastButton
      onClick={(event) => {
        back();
        void act(event);
      }}
    >
      {label}
    </ToastButton>
  );
  return (
    <>
      {strings.why(name, isWaiting ? statusStrings.waiting(0, online) : failureStrings[failure])}
      {failure === 'metered' && remedy(remedyStrings.anyway, () => downloadAnyway(row, name))}
      {failure === 'space' && hasOthers(row) && (
        <ToastLink href={DOWNLOADS}>{remedyStrings.freeSpace}</ToastLink>
      )}
      {isRetried(failure) && remedy(remedyStrings.retry, () => resumeDownload(row, name))}
      {failure === 'gone' &&
        remedy(remedyStrings.drop, ({ detail }) =>
          removeDownloads([row], { words: strings.removed(name), byKey: detail === 0, onUndone: back }),
        )}
    </>
  );
}

const isRetried = (failure: DownloadFailure) => failure === 'space' || failure === 'server';

/** Without another issue on the device, room is made elsewhere. */
const hasOthers = (row: Download) =>
  currentDownloads().some(({ edition, day }) => edition !== row.edition || day !== row.day);
