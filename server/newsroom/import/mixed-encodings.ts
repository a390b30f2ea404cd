/**
 * The characters of UTF-8 that take several bytes, and any other byte beyond ASCII; each byte is a character of Latin-1
 * here.
 */
const BEYOND_ASCII = new RegExp(
  [
    '[\\xc2-\\xdf][\\x80-\\xbf]',
    '\\xe0[\\xa0-\\xbf][\\x80-\\xbf]|\\xed[\\x80-\\x9f][\\x80-\\xbf]|[\\xe1-\\xec\\xee\\xef][\\x80-\\xbf]{2}',
    '\\xf0[\\x90-\\xbf][\\x80-\\xbf]{2}|\\xf4[\\x80-\\x8f][\\x80-\\xbf]{2}|[\\xf1-\\xf3][\\x80-\\xbf]{3}',
    '[\\x80-\\xff]',
  ].join('|'),
  'g',
);

/** Characters that newspapers of western Europe print: any other one means another encoding. */
const PRINTED = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãäçèéêëìíîïñòóôõöùúûüßŒœ' + '€…‘’“”•–—™\u00a0¡¿«»°·®©§ªº´‚„';

const WINDOWS = new TextDecoder('windows-1252');
const UNICODE = new TextDecoder('utf-8');

const isPrinted = (text: string): boolean => [...text].every((sign) => PRINTED.includes(sign));

/** Three letters beyond ASCII in a row: in these languages at most two occur together, so they are another script. */
const LETTERS_IN_A_ROW = /[\u00c0-\u00ff]{3}/;

/** The rest of a UTF-8 character that was cut off: no word ends like this, and none has a single capital inside. */
const HALF_A_SIGN = /\u00e2[\u0080\u0082]|^\u00c3(?![A-Z])/;

const isOtherScript = (signs: string): boolean => LETTERS_IN_A_ROW.test(signs) || HALF_A_SIGN.test(signs);

/**
 * Results of reading DOS or Mac text as Windows-1252, which no newspaper prints: an opening quotation mark or a bullet
 * directly after a letter (`perch‚`, `per•`), an accented capital after a small letter (`lÕora`).
 */
const OF_OTHER_SYSTEMS = /\p{L}[‚„]|\p{Ll}(?:•(?!\p{Lu})|[\u00c0-\u00de])/u;

export type MixedText = {
  text: string;
  /** The numbers of characters in UTF-8, and of those of one byte. */
  unicode: number;
  single: number;
};

type Meaning = { text: string; isUnicode: boolean; isPrinted: boolean };

/** Letters in names from other European countries: `Wałęsa`, `Dubček`. */
const OF_NAMES = /^[\u0100-\u017f]$/;

/** A control character of Latin-1 in UTF-8: the result of taking Windows-1252 for Latin-1. */
const CONTROL = /^\u00c2[\u0080-\u009f]$/;

/**
 * Decodes bytes beyond ASCII: `É»` and `è…»` at the end of a quotation could be a UTF-8 character too, but none that is
 * printed by itself.
 */
function meaningOf(signs: string, isAlone: boolean): Meaning {
  const bytes = Buffer.from(signs, 'latin1');
  const single = WINDOWS.decode(bytes);
  const ofOneByte = { text: single, isUnicode: false, isPrinted: isPrinted(single) };
  if (signs.length === 1) return ofOneByte;
  const unicode = UNICODE.decode(bytes);
  const mayBeSingle = signs.length < 4 && isAlone && !CONTROL.test(signs) && ofOneByte.isPrinted;
  const isUsual = isPrinted(unicode) || OF_NAMES.test(unicode);
  return mayBeSingle && !isUsual ? ofOneByte : { text: unicode, isUnicode: true, isPrinted: true };
}

/** A character of three bytes, such as those of East Asian scripts. */
const OF_THREE = /^[\u00e0-\u00ef][\u0080-\u00bf]{2}$/;

/** Whether a character has no neighbour of an East Asian script. */
const standsAlone = (raw: string, at: number, { length }: string): boolean =>
  !OF_THREE.test(raw.slice(Math.max(0, at - 3), at)) &&
  !OF_THREE.test(raw.slice(at + length, at + length + 3));

/**
 * Decodes UTF-8 in which some or all characters are of Windows-1252, for example from pasted texts. Null if a newspaper
 * here would not print one of them: then it is another encoding.
 */
export function mixedText(bytes: Uint8Array): MixedText | null {
  const raw = Buffer.from(bytes).toString('latin1');
  const count = { unicode: 0, single: 0 };
  const known = new Map<string, Meaning>();
  let isWestern = true;
  const text = raw.replace(BEYOND_ASCII, (signs, at: number) => {
    const isAlone = signs.length === 1 || standsAlone(raw, at, signs);
    const key = isAlone ? signs : `${signs} in a row`;
    const meant = known.get(key) ?? meaningOf(signs, isAlone);
    known.set(key, meant);
    if (meant.isUnicode) count.unicode += 1;
    else {
      count.single += signs.length;
      isWestern &&= meant.isPrinted && !isOtherScript(raw.slice(at, at + 3));
    }
    return meant.text;
  });
  if (!isWestern || OF_OTHER_SYSTEMS.test(text)) return null;
  return { text: text.replace(/^\ufeff/, ''), ...count };
}

/**
 * The accented last letter of an Italian word, and closing quotation marks: `perché’»`, `PERCHÉ»`. No such letter of
 * Windows-1252 begins a UTF-8 character that western words are written with: `Ò`, `»`, `Ô`, `ą` begin with other bytes.
 */
const WORD_THEN_CLOSING =
  /(?<=[a-z])[\xe0\xe8\xe9\xec\xf2\xf9][\x85\x92\x94\xbb]{1,2}(?![\w\x80-\xff])|(?<=[A-Z])[\xc0\xc8\xc9\xcc\xd2\xd9][\x85\x92\x94\xbb](?![\w\x80-\xff])/g;

/**
 * Decodes Windows-1252 text that is valid UTF-8 by chance: everything beyond ASCII in it closes quotations, where UTF-8
 * would append a single character of another script to a word: `perch钻`. Null for any other text.
 */
export function endsOfQuotations(bytes: Uint8Array): string | null {
  const raw = Buffer.from(bytes).toString('latin1');
  const isAll = !/[\x80-\xff]/.test(raw.replace(WORD_THEN_CLOSING, ''));
  return isAll ? WINDOWS.decode(bytes) : null;
}
