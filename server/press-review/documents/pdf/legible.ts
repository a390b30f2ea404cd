import { hasSign } from '../../../pdf/open-pdf.ts';

/** What every face has signs for. */
const PLAIN = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff‘’“”–—…€\n]*$/;
const SPACE = /[\t\v\f\r\u2028\u2029]/g;
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}]/gu;
/** Pictures, what changes the look of one, and accents that found no letter. */
const LEFT_OUT = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{M}/u;
const STAND_INS = ['□', '?'];

export type Legible = (text: string, face: string) => string;

/**
 * Brings texts into characters that a face has signs for: without its accent where the whole letter is missing, pictures
 * left out, and a box for the rest. Characters are looked up once for a document.
 */
export function legibleOn(doc: PDFKit.PDFDocument): Legible {
  const known = new Map<string, string>();

  const find = (character: string): string => {
    if (character === '\n' || hasSign(doc, character)) return character;
    const bare = character.normalize('NFKD').replace(/\p{M}/gu, '');
    if (bare !== '' && [...bare].every((part) => hasSign(doc, part))) return bare;
    if (LEFT_OUT.test(character)) return '';
    return STAND_INS.find((sign) => hasSign(doc, sign)) ?? '';
  };

  return (text, face) => {
    const seen = seenOf(text);
    if (PLAIN.test(seen)) return seen;
    doc.font(face);
    let legible = '';
    for (const character of seen) {
      const key = `${face}\n${character}`;
      const found = known.get(key) ?? find(character);
      known.set(key, found);
      // Where something is left out, the spaces around it are one.
      if (found === '' && legible.endsWith(' ')) legible = legible.slice(0, -1);
      legible += found;
    }
    return legible;
  };
}

const seenOf = (text: string) => text.toWellFormed().normalize('NFC').replace(SPACE, ' ').replace(UNSEEN, '');

/** Whether a face writes a text as it is. */
export const writesWhole = (legible: Legible, text: string, face: string): boolean =>
  legible(text, face) === seenOf(text);
