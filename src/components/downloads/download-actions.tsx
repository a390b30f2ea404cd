import { DOWNLOADS } from '#domain/addresses.ts';
import { changeDownloads, currentDownloads, type Download } from '#src/state/downloads/downloads.ts';
import type { DownloadsRepository } from '#src/state/downloads/downloads-repository.ts';
import { askToKeep } from '#src/state/downloads/storage-estimate.ts';
import { ToastLink } from '#src/ui/toast.tsx';
import { announce } from './announce.ts';
import { saidStrings as strings } from './strings.ts';

/** Link to the list of downloads, unless the reader is on that page. */
const ToList = () =>
  location.pathname !== DOWNLOADS && <ToastLink href={DOWNLOADS}>{strings.toList}</ToastLink>;

/** Changes downloads and announces the result, or that the device refused. */
async function act(
  work: (repository: DownloadsRepository) => Promise<void>,
  words: string,
): Promise<boolean> {
  const done = await changeDownloads(work);
  announce(done ? words : strings.refused);
  return done;
}

type Wanted = Pick<Download, 'edition' | 'editionName' | 'day' | 'contents'>;

/**
 * Starts a download. With the first one the browser is asked for persistent storage. OFF-03
 * @param words what is announced
 */
export async function startDownload({ contents, ...issue }: Wanted, words: string): Promise<void> {
  const isFirst = currentDownloads().length === 0;
  const { edition, editionName, day } = issue;
  const done = await changeDownloads((repository) =>
    repository.want({ edition, editionName, day }, contents),
  );
  if (!done) {
    announce(strings.refused);
    return;
  }
  announce(<Started words={words} />);
  const kept = isFirst ? await askToKeep() : null;
  if (kept !== null) announce(<Started words={words + (kept ? strings.kept : strings.notKept)} />);
}

function Started({ words }: { words: string }) {
  return (
    <>
      {words}
      <ToList />
    </>
  );
}

/** Announces something about an issue, with a link to the list of downloads. */
export const announceWithLink = (words: string): void => announce(<Started words={words} />);

export const pauseDownload = (row: Download, name: string): Promise<boolean> =>
  act((repository) => repository.pause(row), strings.paused(name));

export const resumeDownload = (row: Download, name: string): Promise<boolean> =>
  act((repository) => repository.resume(row), strings.resumed(name));

/** Downloads over any connection, even a metered one, because the reader asked for it. */
export const downloadAnyway = (row: Download, name: string): Promise<boolean> => {
  const { edition, editionName, day, contents } = row;
  return act((repository) => repository.want({ edition, editionName, day }, contents), strings.resumed(name));
};
