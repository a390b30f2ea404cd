/** A sign of UTF-8 that takes several bytes, and any other byte beyond ASCII; each byte is a sign of Latin-1 here. */
const BEYOND_ASCII =
  /[\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3}|[\u0080-\u00ff]/g;

/** What newspapers of western Europe print: where a byte means anything else, another encoding is meant. */
const PRINTED = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãäçèéêëìíîïñòóôõöùúûüßŒœ' + '€…‘’“”•–—™\u00a0¡¿«»°·®©§ªº´‚„';

const WINDOWS = new TextDecoder('windows-1252');
const UNICODE = new TextDecoder('utf-8');

const isPrinted = (text: string): boolean => [...text].every((sign) => PRINTED.includes(sign));

/** Letters beyond ASCII stand alone or in twos in these languages; in a row they are words of another script. */
const LETTERS_IN_A_ROW = /[\u00c0-\u00ff]{3}/;

/** What is left of a sign of UTF-8 that was cut off: no word ends so. */
const HALF_A_SIGN = /\u00e2[\u0080\u0082]/;

const isOtherScript = (signs: string): boolean => LETTERS_IN_A_ROW.test(signs) || HALF_A_SIGN.test(signs);

export type MixedText = {
  text: string;
  /** How many signs are of UTF-8, and how many of one byte. */
  unicode: number;
  single: number;
};

/** What bytes beyond ASCII mean: `É»` of a quotation could be a sign of UTF-8 too, but none that anybody prints. */
function meaningOf(signs: string): { text: string; isUnicode: boolean } {
  const bytes = Buffer.from(signs, 'latin1');
  const single = WINDOWS.decode(bytes);
  if (signs.length === 1) return { text: single, isUnicode: false };
  const unicode = UNICODE.decode(bytes);
  return signs.length === 2 && !isPrinted(unicode) && isPrinted(single)
    ? { text: single, isUnicode: false }
    : { text: unicode, isUnicode: true };
}

/**
 * UTF-8 in which some signs, or all, are of Windows-1252, as where a system has pasted texts together. Null where one of
 * them is none that a newspaper here prints: then it is another encoding.
 */
export function mixedText(bytes: Uint8Array): MixedText | null {
  const raw = Buffer.from(bytes).toString('latin1');
  const count = { unicode: 0, single: 0 };
  let isWestern = true;
  const text = raw.replace(BEYOND_ASCII, (signs, at: number) => {
    const { text: meant, isUnicode } = meaningOf(signs);
    if (isUnicode) count.unicode += 1;
    else {
      count.single += meant.length;
      isWestern &&= isPrinted(meant) && !isOtherScript(raw.slice(at, at + 3));
    }
    return meant;
  });
  return isWestern ? { text: text.replace(/^\ufeff/, ''), ...count } : null;
}
