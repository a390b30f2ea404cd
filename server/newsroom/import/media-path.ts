import { realpath } from 'node:fs/promises';
import { isAbsolute, join, posix, sep } from 'node:path';
import type { PackedFile, PackedFolder, PictureFolder } from './source-item.ts';

/** A folder with the files of all addresses that begin with `prefix` (`--media URL=FOLDER`). */
export type MediaFolder = { prefix: string; folder: string };

/** The location of a picture: a file of a folder, or one of an archive. */
export type MediaPath = { path: string } | { packed: PackedFile } | { problem: string };

const SCHEME = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

function pathUnder(prefix: string, href: string): string | null {
  const root = prefix.replace(/\/+$/, '');
  return href.startsWith(`${root}/`) ? href.slice(root.length + 1) : null;
}

function findMapping(href: string, media: MediaFolder[]): { folder: string; path: string } | null {
  const longestFirst = media.toSorted((a, b) => b.prefix.length - a.prefix.length);
  for (const { prefix, folder } of longestFirst) {
    const path = pathUnder(prefix, href);
    if (path !== null) return { folder, path };
  }
  return null;
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path.replace(/[?#].*$/s, ''));
  } catch {
    return null;
  }
}

const leavesFolder = (path: string) =>
  isAbsolute(path) || /[\0\\]/.test(path) || path.split('/').some((part) => part === '..');

/** The path of a file, if it is within the folder; a link may lead anywhere, so its real path is checked. */
async function pathWithin(folder: string, path: string): Promise<MediaPath> {
  try {
    const [root, realFile] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
    return realFile.startsWith(root.endsWith(sep) ? root : root + sep)
      ? { path: realFile }
      : { problem: 'it lies outside its folder' };
  } catch {
    return { problem: 'no such file' };
  }
}

function pathInArchive(folder: PackedFolder, path: string): MediaPath {
  const packed = folder.find(posix.normalize(path));
  return packed ? { packed } : { problem: 'no such file' };
}

/**
 * Finds the file of an address: in a configured folder, or in the item's folder, on the disk or in an
 * archive. Nothing is fetched over the network, and no address leads out of its folder.
 */
export async function findMedia(
  href: string,
  itemFolder: PictureFolder,
  media: MediaFolder[],
): Promise<MediaPath> {
  const mapping = findMapping(href, media);
  if (!mapping && /^(?:https?:)?\/\//i.test(href)) return { problem: 'host not configured' };
  if (!mapping && SCHEME.test(href)) return { problem: 'not an address of a picture' };
  const folder = mapping?.folder ?? itemFolder;
  if (folder === null) return { problem: 'there is no folder beside the item' };
  const path = decodePath(mapping?.path ?? href);
  if (path === null || path === '' || leavesFolder(path)) return { problem: 'not a path within its folder' };
  return typeof folder === 'string' ? await pathWithin(folder, path) : pathInArchive(folder, path);
}
