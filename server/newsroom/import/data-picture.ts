/** Limit of a picture within an address; larger ones belong in files. */
const MAX_BYTES = 8_000_000;

const DATA_ADDRESS = /^data:image\/[\w.+-]{1,40}(?:;[\w.+=-]{1,60})*;base64,/i;

export const isDataAddress = (href: string): boolean => /^data:/i.test(href);

/** How an address of this kind is shown in a message, without its contents. */
export const shortAddress = (href: string): string =>
  href.length > 120 ? `${href.slice(0, 60)}… (${href.length} signs)` : href;

/** The bytes of a `data:` picture. @throws Error that says why there are none */
export function decodeDataPicture(href: string): Uint8Array {
  const prefix = DATA_ADDRESS.exec(href.slice(0, 300))?.[0];
  if (!prefix) throw new Error('not an address of a picture');
  if ((href.length - prefix.length) * 0.75 > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes`);
  // Feeds wrap the lines and some escape the characters; characters that are not base64 are dropped, and the decoder
  // checks the rest.
  const bytes = Buffer.from(href.slice(prefix.length).replace(/%2B/gi, '+').replace(/%2F/gi, '/'), 'base64');
  if (bytes.length === 0) throw new Error('an empty file');
  return bytes;
}
