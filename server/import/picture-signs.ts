/** The first bytes of the formats that are read; what only calls itself a picture never reaches the decoder. */
const SIGNS: { at: number; bytes: string }[] = [
  { at: 0, bytes: '\xff\xd8\xff' },
  { at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { at: 0, bytes: 'GIF8' },
  { at: 8, bytes: 'WEBP' },
  { at: 4, bytes: 'ftypavif' },
  { at: 4, bytes: 'ftypavis' },
  { at: 4, bytes: 'ftypmif1' },
  { at: 4, bytes: 'ftyphei' },
  { at: 0, bytes: 'II*\0' },
  { at: 0, bytes: 'MM\0*' },
];

const HEAD_BYTES = 32;

const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** JPEG, PNG, GIF, WebP, AVIF or TIFF by its own bytes, whatever it is called. */
export function isPhotograph(file: Uint8Array): boolean {
  const head = latin(file.subarray(0, HEAD_BYTES));
  return SIGNS.some(({ at, bytes }) => head.startsWith(bytes, at));
}

/** What stands there instead, as far as a person wants to know. */
export function whatItIs(file: Uint8Array): string {
  if (file.length === 0) return 'an empty file';
  const head = latin(file.subarray(0, 512)).trimStart().toLowerCase();
  if (/<svg[\s>]/.test(head)) return 'a drawing (SVG), which is not read';
  if (/^<(?:!doctype html|html|head|body|script)/.test(head)) return 'a page of HTML, not a picture';
  return 'not a picture';
}
