import { DOWNLOADS } from '#domain/addresses.ts';
import { changeDownloads, currentDownloads, type Download } from '#src/state/downloads/downloads.ts';
import type { DownloadsRepository } from '#src/state/downloads/downloads-repository.ts';
import { requestPersistence } from '#src/state/downloads/storage-estimate.ts';
import { ToastLink } from '#src/ui/toast.tsx';
import { announce } from './announce.ts';
import { announcementStrings as strings } from './strings.ts';

/** Link to the list of downloads, unless the reader is on that page. */
const DownloadsLink = () =>
  location.pathname !== DOWNLOADS && <ToastLink href={DOWNLOADS}>{strings.toList}</ToastLink>;

/** Changes downloads and announces the result, or that the device refused. */
async function changeAndAnnounce(
  change: (repository: DownloadsRepository) => Promise<void>,
  message: string,
): Promise<boolean> {
  const done = await changeDownloads(change);
  announce(done ? message : strings.refused);
  return done;
}

type DownloadRequest = Pick<Download, 'edition' | 'editionName' | 'day' | 'contents'>;

/**
 * Starts a download. With the first one the browser is asked for persistent storage. OFF-03
 * @param message what is announced
 */
export async function startDownload({ contents, ...issue }: DownloadRequest, message: string): Promise<void> {
  const isFirst = currentDownloads().length === 0;
  const { edition, editionName, day } = issue;
  const done = await changeDownloads((repository) =>
    repository.request({ edition, editionName, day }, contents),
  );
  if (!done) {
    announce(strings.refused);
    return;
  }
  announce(<LinkedMessage message={message} />);
  const isPersistent = isFirst ? await requestPersistence() : null;
  if (isPersistent !== null)
    announce(<LinkedMessage message={message + (isPersistent ? strings.kept : strings.notKept)} />);
}

function LinkedMessage({ message }: { message: string }) {
  return (
    <>
      {message}
      <DownloadsLink />
    </>
  );
}

/** Announces something about an issue, with a link to the list of downloads. */
export const announceWithLink = (message: string): void => announce(<LinkedMessage message={message} />);

export const pauseDownload = (row: Download, name: string): Promise<boolean> =>
  changeAndAnnounce((repository) => repository.pause(row), strings.paused(name));

export const resumeDownload = (row: Download, name: string): Promise<boolean> =>
  changeAndAnnounce((repository) => repository.resume(row), strings.resumed(name));

/** Downloads over any connection, even a metered one, because the reader asked for it. */
export const downloadAnyway = (row: Download, name: string): Promise<boolean> => {
  const { edition, editionName, day, contents } = row;
  return changeAndAnnounce(
    (repository) => repository.request({ edition, editionName, day }, contents),
    strings.resumed(name),
  );
};
