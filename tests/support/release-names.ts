/** Matches names of scripts and style sheets in the texts of a build: in a page, in a script, in the worker's list. */
const NAMED = /((?:\.|\bassets)\/[\w-]+-[\w-]{6,8})\.(js|css|pack)\b/g;
const ASKED = /^(\/assets\/[\w-]+-[\w-]{6,8})(?:\.r(\d+))?\.(js|css)$/;
const RENAMED = /\b(?:html|javascript|css)\b/;

/** Whether texts of this type name files, and so differ after a release. */
export const namesFiles = (contentType: string): boolean => RENAMED.test(contentType);

/** The names of packs contain the hash of their contents. */
const PACK = /\.pack$/;

/** The text as in a later release: every changed file has another name. */
export const asReleased = (text: string, release: number, changed: RegExp): string =>
  release === 0
    ? text
    : text.replace(NAMED, (file, name, extension) =>
        changed.test(file) ? `${name}.r${release}.${extension}` : file,
      );

/** The built file for an address of this release; null when the address belongs to another release. */
export function builtPath(path: string, release: number, changed: RegExp): string | null {
  if (PACK.test(path)) return release === 0 ? path : null;
  const asked = ASKED.exec(path);
  if (!asked) return path;
  const [, name, suffix = '0', extension] = asked;
  const built = `${name}.${extension}`;
  return Number(suffix) === (changed.test(built) ? release : 0) ? built : null;
}
