const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** What a file is that is no picture, as far as a person wants to know. */
export function whatItIs(file: Uint8Array): string {
  if (file.length === 0) return 'an empty file';
  const head = latin(file.subarray(0, 512)).trimStart().toLowerCase();
  if (/<svg[\s>]/.test(head)) return 'a drawing (SVG), which is not read';
  if (/^<(?:!doctype html|html|head|body|script)/.test(head)) return 'a page of HTML, not a picture';
  return 'not a picture';
}
