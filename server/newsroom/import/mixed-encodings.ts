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

/** Characters beyond ASCII that newspapers of western Europe print: any other one means another encoding. */
const PRINTED_CHARACTERS =
  'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãäçèéêëìíîïñòóôõöùúûüßŒœ' + '€…‘’“”•–—™\u00a0¡¿«»°·®©§ªº´‚„';

const WINDOWS_1252 = new TextDecoder('windows-1252');
const UTF_8 = new TextDecoder('utf-8');

const isPrinted = (text: string): boolean =>
  [...text].every((character) => PRINTED_CHARACTERS.includes(character));

/** Three letters beyond ASCII in a row: in these languages at most two occur together, so they are another script. */
const LETTERS_IN_A_ROW = /[\u00c0-\u00ff]{3}/;

/**
 * Bytes left of a UTF-8 character that was cut off, as they look in Latin-1; no western word contains them.
 */
const CUT_OFF_CHARACTER = /\u00e2[\u0080\u0082]|^\u00c3(?![A-Z])/;

const isOtherScript = (bytes: string): boolean =>
  LETTERS_IN_A_ROW.test(bytes) || CUT_OFF_CHARACTER.test(bytes);

/**
 * Results of reading DOS or Mac text as Windows-1252, which no newspaper prints: an opening quotation mark or a bullet
 * directly after a letter (`perch‚`, `per•`), an accented capital after a small letter (`lÕora`).
 */
const MISREAD_DOS_OR_MAC = /\p{L}[‚„]|\p{Ll}(?:•(?!\p{Lu})|[\u00c0-\u00de])/u;

export type MixedText = {
  text: string;
  /** Number of characters beyond ASCII in UTF-8. */
  utf8Count: number;
  /** Number of characters in Windows-1252, of one byte each. */
  singleByteCount: number;
};

type DecodedCharacter = { text: string; isUnicode: boolean; isPrinted: boolean };

/** Letters in names from other European countries: `Wałęsa`, `Dubček`. */
const EUROPEAN_LETTER = /^[\u0100-\u017f]$/;

/** A control character of Latin-1 in UTF-8: the result of taking Windows-1252 for Latin-1. */
const MISREAD_CONTROL = /^\u00c2[\u0080-\u009f]$/;

/**
 * Decodes a sequence of bytes that is valid UTF-8, or a single byte. `É»` and `è…»` of Windows-1252 are valid
 * UTF-8 too, for a character that a western newspaper does not print between western ones.
 */
function decodeCharacter(signs: string, isAmongWesternText: boolean): DecodedCharacter {
  const bytes = Buffer.from(signs, 'latin1');
  const windowsText = WINDOWS_1252.decode(bytes);
  const asWindows = { text: windowsText, isUnicode: false, isPrinted: isPrinted(windowsText) };
  if (signs.length === 1) return asWindows;
  const utf8Text = UTF_8.decode(bytes);
  const mayBeSingle =
    signs.length < 4 && isAmongWesternText && !MISREAD_CONTROL.test(signs) && asWindows.isPrinted;
  const isUsual = isPrinted(utf8Text) || EUROPEAN_LETTER.test(utf8Text);
  return mayBeSingle && !isUsual ? asWindows : { text: utf8Text, isUnicode: true, isPrinted: true };
}

/** A character of three bytes, such as those of East Asian scripts. */
const THREE_BYTES = /^[\u00e0-\u00ef][\u0080-\u00bf]{2}$/;

/**
 * Whether a character has no neighbours of three bytes, so that it is not in text of an East Asian script.
 */
const isAmongWestern = (raw: string, at: number, { length }: string): boolean =>
  !THREE_BYTES.test(raw.slice(Math.max(0, at - 3), at)) &&
  !THREE_BYTES.test(raw.slice(at + length, at + length + 3));

/**
 * Decodes UTF-8 in which some or all characters are of Windows-1252, for example from pasted texts. Null if
 * the result has a character that no western newspaper prints: then it is another encoding.
 */
export function decodeMixed(bytes: Uint8Array): MixedText | null {
  const raw = Buffer.from(bytes).toString('latin1');
  const counts = { utf8Count: 0, singleByteCount: 0 };
  const decodedBySequence = new Map<string, DecodedCharacter>();
  let isWestern = true;
  const text = raw.replace(BEYOND_ASCII, (signs, at: number) => {
    const isAlone = signs.length === 1 || isAmongWestern(raw, at, signs);
    const key = isAlone ? signs : `${signs} in a row`;
    const decodedCharacter = decodedBySequence.get(key) ?? decodeCharacter(signs, isAlone);
    decodedBySequence.set(key, decodedCharacter);
    if (decodedCharacter.isUnicode) counts.utf8Count += 1;
    else {
      counts.singleByteCount += signs.length;
      isWestern &&= decodedCharacter.isPrinted && !isOtherScript(raw.slice(at, at + 3));
    }
    return decodedCharacter.text;
  });
  if (!isWestern || MISREAD_DOS_OR_MAC.test(text)) return null;
  return { text: text.replace(/^\ufeff/, ''), ...counts };
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
export function decodeQuotationEnds(bytes: Uint8Array): string | null {
  const raw = Buffer.from(bytes).toString('latin1');
  const onlyClosesQuotations = !/[\x80-\xff]/.test(raw.replace(WORD_THEN_CLOSING, ''));
  return onlyClosesQuotations ? WINDOWS_1252.decode(bytes) : null;
}
