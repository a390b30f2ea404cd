/**
 * Content types of the build's text files, by extension: sent by the server, and set by the worker on files from a
 * pack.
 */
export const TEXT_TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
};

/** How long a file whose name holds a hash of its contents may be cached. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A pack: the contents of several build files, one after the other. `sha256` is in base64. */
export type Pack = { path: string; files: { path: string; bytes: number; sha256: string }[] };

/** An entry of the worker's precache list, which the build writes: a single file or a pack. */
export type BuildEntry = { url: string; files?: Pack['files'] };
