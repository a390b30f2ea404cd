/** Types of the build's text files, as the server sends them and the worker keeps what it takes out of a pack. */
export const TEXT_TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
};

/** How long a file may be kept whose name holds a hash of its contents. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Files of the build in one: their contents, one after the other. `sha256` is in base64. */
export type Pack = { path: string; files: { path: string; bytes: number; sha256: string }[] };

/** An entry of the worker's list, which the build writes: a file for itself, or a pack. */
export type BuildEntry = { url: string; files?: Pack['files'] };
