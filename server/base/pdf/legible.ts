import { graphemesOf } from '#domain/graphemes.ts';
import { ARABIC, addEveryScript, EVERY_SCRIPT, PICTURES } from './fallback-faces.ts';
import { hasGlyph, hasGlyphsFor } from './open-pdf.ts';
import { runsFromRight, type Stretch, shortLines, visualOrder } from './right-to-left.ts';

/** Characters that every font has. */
const PLAIN = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff‘’“”–—…€\n]*$/;
const SPACE = /[\t\v\f\r\u2028\u2029]/g;
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}]/gu;
/** Direction marks, which would split neighbouring words. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Variation selectors. */
const LOOKS = /[\ufe00-\ufe0f]/g;
/** Characters that the pictogram font may have. */
export const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

/** Scripts whose letters are joined: a font without rules for that cannot write them. */
const JOINED = /[\p{sc=Arabic}\p{sc=Syriac}\p{sc=Nko}\p{sc=Mandaic}\p{sc=Mongolian}\p{sc=Phags_Pa}]/u;
/** Text that the Arabic font writes as a unit; at other characters a line may break. */
const ARABIC_WORDS = /(?:[\p{sc=Arabic}\p{M}\u00a0]|\u200c|\u200d)+|\P{M}\p{M}*/gu;

/** A part of a text, and the font that has its glyphs; `own` is the requested font, where that is another one. */
export type Part = { text: string; face: string; own?: string };

export type SplitByFont = (text: string, face: string) => Part[];

/**
 * Splits texts into parts that their fonts have glyphs for. Characters that the requested font lacks are drawn in the
 * pictogram font or the one for every script; characters that no font has are named by their number. Only invisible
 * characters are left out. Each grapheme is looked up once per document.
 */
export function fontFallback(doc: PDFKit.PDFDocument): SplitByFont {
  const known = new Map<string, Part>();
  let added = false;

  const has = (face: string, text: string): boolean => {
    doc.font(face);
    return [...text].every((character) => hasGlyph(doc, character));
  };
  const hasEverywhere = (text: string): boolean => {
    if (!added) addEveryScript(doc);
    added = true;
    return has(EVERY_SCRIPT, text);
  };
  const pictured = (sign: string): boolean => PICTURE.test(sign) && hasGlyphsFor(doc.font(PICTURES), sign);

  const find = (sign: string, face: string): Part => {
    const seen = sign.replace(UNSEEN, '').replace(LOOKS, '');
    if (seen === '\n') return { text: seen, face };
    const own = [seen, seen.normalize('NFD')].find((form) => has(face, form));
    if (own !== undefined) return { text: own, face };
    if (pictured(sign)) return { text: sign, face: PICTURES, own: face };
    if (!JOINED.test(seen) && hasEverywhere(seen)) return { text: seen, face: EVERY_SCRIPT, own: face };
    const plain = seen.normalize('NFKD');
    return { text: has(face, plain) ? plain : numbered(seen), face };
  };

  const findStretch = ({ text, isFromRight }: Stretch, face: string): Part[] => {
    if (!isFromRight) return graphemesOf(text).map((sign) => find(sign, face));
    // The library draws the pieces one after the other, from the left.
    return (text.match(ARABIC_WORDS) ?? []).reverse().map((piece) => {
      if (JOINED.test(piece) && has(ARABIC, piece)) return { text: piece, face: ARABIC, own: face };
      const seen = piece.replace(UNSEEN, '');
      const isDrawn = !JOINED.test(seen) && hasEverywhere(seen);
      return isDrawn ? { text: seen, face: EVERY_SCRIPT, own: face } : find(seen, face);
    });
  };

  const findFromRight = (words: string, face: string): Part[] =>
    shortLines(words).flatMap((line, at) => [
      ...(at > 0 ? [{ text: '\n', face }] : []),
      ...visualOrder(line.replaceAll(' ', '\u00a0')).flatMap((stretch) => findStretch(stretch, face)),
    ]);

  const partOf = (sign: string, face: string): Part => {
    const key = `${face}\n${sign}`;
    const part = known.get(key) ?? find(sign, face);
    known.set(key, part);
    return part;
  };

  return (text, face) => {
    const whole = writtenOf(text);
    if (PLAIN.test(whole)) return [{ text: whole, face }];
    const parts: Part[] = [];
    let done = 0;
    const add = (part: Part) => {
      const last = parts.at(-1);
      if (last?.face === part.face) last.text += part.text;
      else if (part.text !== '') parts.push({ ...part });
    };
    const addUpTo = (end: number) => {
      for (const sign of graphemesOf(whole.slice(done, end))) add(partOf(sign, face));
    };
    for (const { index, words } of runsFromRight(whole)) {
      addUpTo(index);
      for (const part of findFromRight(words, face)) add(part);
      done = index + words.length;
    }
    addUpTo(whole.length);
    return parts;
  };
}

const writtenOf = (text: string) =>
  text.toWellFormed().normalize('NFC').replace(SPACE, ' ').replace(DIRECTION, '');

/** Names characters without a glyph by their code points. */
const numbered = (signs: string) =>
  [...signs]
    .map((sign) => `[segno U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`)
    .join('');

/** Whether a font can write a text without fallbacks. */
export const canWriteAll = (legible: SplitByFont, text: string, face: string): boolean =>
  legible(text, face).every((part) => part.face === face);
