import type { Delivery } from '../import-delivery.ts';
import { countedFiles, type Rejection, type Warning } from '../import-report.ts';
import { Rejected } from '../rejected.ts';
import { entriesUnder, type FolderEntry } from './entries-under.ts';
import { fileItem } from './file-item.ts';
import { itemKind } from './item-kinds.ts';
import { openZip } from './zip-delivery.ts';

/** The contents of one path on disk. Close it after the import. */
export type Found = Pick<Delivery, 'items'> & { rejected: Rejection[]; warnings?: Warning[]; close(): void };

const nothingToClose = () => undefined;

const isZip = (path: string) => /\.zip$/i.test(path);
const isItem = (path: string) => itemKind(path) !== null;

/** Whether a file of this name is read: an item or an archive. */
export const isDelivered = (path: string) => isItem(path) || isZip(path);

/** An archive that cannot be opened is refused as a whole; the rest of the delivery goes in. */
async function foundInZip(path: string): Promise<Found> {
  try {
    return await openZip(path, path);
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    const { place, reason } = error;
    return { items: [], rejected: [{ name: path, place, reason }], close: nothingToClose };
  }
}

/** A file or an archive. */
export const foundAt = async (path: string): Promise<Found> =>
  isZip(path)
    ? await foundInZip(path)
    : { items: [fileItem(path, itemKind(path) ?? 'json')], rejected: [], close: nothingToClose };

/** The reason why an entry that looks like a part of the delivery is refused. */
function refusalOf({ path, kind, isReachable }: FolderEntry): Omit<Rejection, 'name'> | null {
  if (!isReachable && (kind === 'folder' || isDelivered(path)))
    return { place: 'path', reason: 'a name that is not UTF-8: it cannot be opened' };
  if (kind === 'link' && isItem(path)) return { place: 'file', reason: 'a link, which is not followed' };
  return null;
}

/** Warning for a delivery without items: otherwise it would look like a successful one. */
const nothingIn = (files: number): string =>
  files === 0
    ? 'an empty folder'
    : `nothing in it is read: ${countedFiles(files)}, none with a name of what is`;

/**
 * Opens all items of a folder, in the order of their names. Links are not followed: only the folder's own files are
 * delivered.
 */
export async function foundUnder(folder: string): Promise<Found[]> {
  const paths: string[] = [];
  const rejected: Rejection[] = [];
  let files = 0;
  for await (const entry of entriesUnder(folder)) {
    if (entry.kind === 'file') files += 1;
    const refused = refusalOf(entry);
    if (refused) rejected.push({ name: entry.path, ...refused });
    else if (entry.kind === 'file' && isDelivered(entry.path)) paths.push(entry.path);
  }
  const isSilent = paths.length + rejected.length === 0;
  const warnings = isSilent ? [{ name: folder, text: nothingIn(files) }] : [];
  const found: Found[] = [{ items: [], rejected, warnings, close: nothingToClose }];
  for (const one of paths.sort()) found.push(await foundAt(one));
  return found;
}

/** Merges what was found at several paths into one delivery. */
export const together = (found: Found[]): Found => ({
  items: found.flatMap(({ items }) => items),
  rejected: found.flatMap(({ rejected }) => rejected),
  warnings: found.flatMap(({ warnings = [] }) => warnings),
  close: () => found.forEach(({ close }) => void close()),
});
