import { realpath } from 'node:fs/promises';
import { isAbsolute, join, posix, sep } from 'node:path';
import type { PackedFile, PackedFolder, PictureFolder } from './source-item.ts';

/** Addresses beginning with `prefix` are read from `folder` (`--media URL=FOLDER`). */
export type MediaFolder = { prefix: string; folder: string };

/** The location of a picture: a file of a folder, or one of an archive. */
export type MediaPath = { path: string } | { packed: PackedFile } | { problem: string };

const SCHEME = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

function under(prefix: string, href: string): string | null {
  const root = prefix.replace(/\/+$/, '');
  return href.startsWith(`${root}/`) ? href.slice(root.length + 1) : null;
}

function mapped(href: string, media: MediaFolder[]): { folder: string; rest: string } | null {
  const longestFirst = media.toSorted((a, b) => b.prefix.length - a.prefix.length);
  for (const { prefix, folder } of longestFirst) {
    const rest = under(prefix, href);
    if (rest !== null) return { folder, rest };
  }
  return null;
}

function decoded(rest: string): string | null {
  try {
    return decodeURIComponent(rest.replace(/[?#].*$/s, ''));
  } catch {
    return null;
  }
}

const leavesFolder = (path: string) =>
  isAbsolute(path) || /[\0\\]/.test(path) || path.split('/').some((part) => part === '..');

/** A link may point anywhere, so the real path of the file is checked. */
async function within(folder: string, path: string): Promise<MediaPath> {
  try {
    const [root, real] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
    return real.startsWith(root.endsWith(sep) ? root : root + sep)
      ? { path: real }
      : { problem: 'it lies outside its folder' };
  } catch {
    return { problem: 'no such file' };
  }
}

function packedIn(folder: PackedFolder, path: string): MediaPath {
  const packed = folder.find(posix.normalize(path));
  return packed ? { packed } : { problem: 'no such file' };
}

/**
 * Finds the file of an address: in a configured folder, or beside the item, in a folder or an archive. Nothing is ever
 * fetched, and no address leads out of its folder.
 */
export async function mediaPath(
  href: string,
  beside: PictureFolder,
  media: MediaFolder[],
): Promise<MediaPath> {
  const found = mapped(href, media);
  if (!found && /^(?:https?:)?\/\//i.test(href)) return { problem: 'host not configured' };
  if (!found && SCHEME.test(href)) return { problem: 'not an address of a picture' };
  const folder = found?.folder ?? beside;
  if (folder === null) return { problem: 'there is no folder beside the item' };
  const path = decoded(found?.rest ?? href);
  if (path === null || path === '' || leavesFolder(path)) return { problem: 'not a path within its folder' };
  return typeof folder === 'string' ? await within(folder, path) : packedIn(folder, path);
}
