/** How the texts of a build name its scripts and style sheets: in a page, in another script, in the worker's list. */
const NAMED = /((?:\.|\bassets)\/[\w-]+-[\w-]{6,8})\.(js|css)\b/g;
const ASKED = /^(\/assets\/[\w-]+-[\w-]{6,8})(?:\.r(\d+))?\.(js|css)$/;
const RENAMED = /\b(?:html|javascript|css)\b/;

/** Only what names files is another text after a release. */
export const namesFiles = (contentType: string): boolean => RENAMED.test(contentType);

/** The text as a later release has it: every file has another name, as if something in it had changed. */
export const asReleased = (text: string, release: number): string =>
  release === 0 ? text : text.replace(NAMED, `$1.r${release}.$2`);

/** The built file that an address of this release stands for; null when it is another release's. */
export function builtPath(path: string, release: number): string | null {
  const asked = ASKED.exec(path);
  if (!asked) return path;
  const [, name, suffix = '0', extension] = asked;
  return Number(suffix) === release ? `${name}.${extension}` : null;
}
