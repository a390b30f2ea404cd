import { useLoaderData, useRouteContext } from '@tanstack/react-router';
import { byteSize } from '#domain/byte-size.ts';
import type { Issue } from '#domain/newsstand.ts';
import { type Download, type Downloads, isPublic, useDownloads } from '#src/state/downloads/downloads.ts';
import { bytesOf, usePackageSize } from '#src/state/downloads/package-sizes.ts';
import { useOnline } from '#src/state/network/online.ts';
import { useShownReader } from '#src/state/session/shown-reader.ts';
import { type DownloadStatus, statusOf } from './download-status.ts';
import { issueName } from './issue-name.ts';

export type IssueRef = Pick<Issue, 'edition' | 'day' | 'updatedAt'>;

/** Download state of an issue on this device, for a control. */
export type IssueDownload = {
  issue: IssueRef;
  /** The edition, with its day if that is not today. */
  name: string;
  row: Download | undefined;
  status: DownloadStatus;
  /** Contents that a press downloads if the issue is not on the device yet. */
  contents: Download['contents'];
  /** Size of the download, actual or expected; null while unknown. */
  size: string | null;
  /** Sizes of both kinds of contents, and of the pictures without the text. */
  sizes: Record<Download['contents'] | 'picturesAlone', string> | null;
  online: boolean;
};

type StoredDownloads = Exclude<Downloads, 'blocked'>;

const isStored = (downloads: Downloads | null): downloads is StoredDownloads =>
  downloads !== null && downloads !== 'blocked';

/** Null until the device has answered, or if it does not allow storage. OFF-03 */
export function useIssueDownload(issue: IssueRef): IssueDownload | null {
  const downloads = useDownloads();
  const online = useOnline();
  const isSignedIn = useShownReader() !== null;
  const { api } = useRouteContext({ from: '__root__' });
  const { today } = useLoaderData({ from: '__root__' });
  const stored = isStored(downloads) ? downloads : null;
  const key = { edition: issue.edition.slug, day: issue.day };
  const row = stored?.list.find(({ edition, day }) => edition === key.edition && day === key.day);
  const isSizeNeeded = stored !== null && row?.contents !== 'pictures';
  const packageSize = usePackageSize(isSizeNeeded ? key : null, api);
  if (!stored) return null;
  // A downloaded free version counts as outdated for a signed-in reader, whose version has the paid texts.
  const lacksPaidTexts = isSignedIn && row?.state === 'ready' && isPublic(row);
  const { contents: defaultContents, pictureWidth } = stored.settings;
  const contents = row?.contents ?? defaultContents;
  const sizes =
    packageSize &&
    sizesOf(bytesOf(packageSize, 'text', pictureWidth), bytesOf(packageSize, 'pictures', pictureWidth));
  return {
    issue,
    name: issueName(issue.edition.name, issue.day, today),
    row,
    status: lacksPaidTexts ? { kind: 'outdated' } : statusOf(row, online, issue.updatedAt),
    contents,
    size: row ? sizeOfRow(row) : (sizes?.[contents] ?? null),
    sizes,
    online,
  };
}

const sizesOf = (text: number, pictures: number) => ({
  text: byteSize(text),
  pictures: byteSize(pictures),
  picturesAlone: byteSize(pictures - text),
});

/** Actual size of a complete download, else its expected size. */
function sizeOfRow({ state, doneBytes, totalBytes }: Download): string | null {
  const bytes = state === 'ready' ? doneBytes : totalBytes;
  return bytes > 0 ? byteSize(bytes) : null;
}
