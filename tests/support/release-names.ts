/** How the texts of a build name its scripts and style sheets: in a page, in another script, in the worker's list. */
const NAMED = /((?:\.|\bassets)\/[\w-]+-[\w-]{6,8})\.(js|css|pack)\b/g;
const ASKED = /^(\/assets\/[\w-]+-[\w-]{6,8})(?:\.r(\d+))?\.(js|css)$/;
const RENAMED = /\b(?:html|javascript|css)\b/;

/** Only what names files is another text after a release. */
export const namesFiles = (contentType: string): boolean => RENAMED.test(contentType);

/** Packs have the hash of what is in them. */
const PACK = /\.pack$/;

/** The text as a later release has it: every file that is changed has another name, as if something in it had changed. */
export const asReleased = (text: string, release: number, changed: RegExp): string =>
  release === 0
    ? text
    : text.replace(NAMED, (file, name, extension) =>
        changed.test(file) ? `${name}.r${release}.${extension}` : file,
      );

/** The built file that an address of this release stands for; null when it is another release's. */
export function builtPath(path: string, release: number, changed: RegExp): string | null {
  if (PACK.test(path)) return release === 0 ? path : null;
  const asked = ASKED.exec(path);
  if (!asked) return path;
  const [, name, suffix = '0', extension] = asked;
  const built = `${name}.${extension}`;
  return Number(suffix) === (changed.test(built) ? release : 0) ? built : null;
}
