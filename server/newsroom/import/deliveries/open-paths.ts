import type { Delivery } from '../import-delivery.ts';
import { countedFiles, type Rejection, type Warning } from '../import-report.ts';
import { Rejected } from '../rejected.ts';
import { entriesUnder, type FolderEntry } from './entries-under.ts';
import { fileItem } from './file-item.ts';
import { itemKind } from './item-kinds.ts';
import { openZip } from './zip-delivery.ts';

/** The contents of one path on disk. Close it after the import. */
export type OpenedDelivery = Pick<Delivery, 'items'> & {
  rejected: Rejection[];
  warnings?: Warning[];
  close(): void;
};

const closeNothing = () => undefined;

const isZip = (path: string) => /\.zip$/i.test(path);
const hasItemName = (path: string) => itemKind(path) !== null;

/** Whether a file is read by its name: as an item, or as a zip. */
export const isReadable = (path: string) => hasItemName(path) || isZip(path);

/**
 * Opens a zip. If it cannot be opened, it is rejected as a whole, and the rest of the delivery is imported.
 */
async function openZipOrReject(path: string): Promise<OpenedDelivery> {
  try {
    return await openZip(path, path);
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    const { place, reason } = error;
    return { items: [], rejected: [{ name: path, place, reason }], close: closeNothing };
  }
}

/** Opens a file or a zip. */
export const openPath = async (path: string): Promise<OpenedDelivery> =>
  isZip(path)
    ? await openZipOrReject(path)
    : { items: [fileItem(path, itemKind(path) ?? 'json')], rejected: [], close: closeNothing };

/**
 * The reason to reject an entry that looks like a part of the delivery but cannot be read; otherwise null.
 */
function rejectionOf({ path, kind, isReachable }: FolderEntry): Omit<Rejection, 'name'> | null {
  if (!isReachable && (kind === 'folder' || isReadable(path)))
    return { place: 'path', reason: 'a name that is not UTF-8: it cannot be opened' };
  if (kind === 'link' && hasItemName(path)) return { place: 'file', reason: 'a link, which is not followed' };
  return null;
}

/** The warning for a folder without any item, whose import would otherwise look successful. */
const emptyWarning = (files: number): string =>
  files === 0
    ? 'an empty folder'
    : `nothing in it is read: ${countedFiles(files)}, none with a name of what is`;

/**
 * Opens all items of a folder, in the order of their names. Links are not followed: only the folder's own files are
 * delivered.
 */
export async function openFolder(folder: string): Promise<OpenedDelivery[]> {
  const paths: string[] = [];
  const rejected: Rejection[] = [];
  let files = 0;
  for await (const entry of entriesUnder(folder)) {
    if (entry.kind === 'file') files += 1;
    const rejection = rejectionOf(entry);
    if (rejection) rejected.push({ name: entry.path, ...rejection });
    else if (entry.kind === 'file' && isReadable(entry.path)) paths.push(entry.path);
  }
  const hasNothing = paths.length + rejected.length === 0;
  const warnings = hasNothing ? [{ name: folder, text: emptyWarning(files) }] : [];
  const opened: OpenedDelivery[] = [{ items: [], rejected, warnings, close: closeNothing }];
  for (const path of paths.sort()) opened.push(await openPath(path));
  return opened;
}

/** Merges the contents of several paths into one delivery. */
export const mergeOpened = (opened: OpenedDelivery[]): OpenedDelivery => ({
  items: opened.flatMap(({ items }) => items),
  rejected: opened.flatMap(({ rejected }) => rejected),
  warnings: opened.flatMap(({ warnings = [] }) => warnings),
  close: () => opened.forEach(({ close }) => void close()),
});
