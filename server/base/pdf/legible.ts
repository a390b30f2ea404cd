import { graphemesOf } from '#domain/graphemes.ts';
import { ARABIC_FONT, addEveryScript, EVERY_SCRIPT, PICTOGRAM_FONT } from './fallback-faces.ts';
import { hasGlyph, hasGlyphsFor } from './open-pdf.ts';
import { runsFromRight, type Stretch, shortLines, visualOrder } from './right-to-left.ts';

/** Characters that every font has. */
const PLAIN = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff‘’“”–—…€\n]*$/;
const SPACE = /[\t\v\f\r\u2028\u2029]/g;
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}]/gu;
/** Direction marks, which would split neighbouring words. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Variation selectors. */
const VARIATION_SELECTORS = /[\ufe00-\ufe0f]/g;
/** Characters that the pictogram font may have. */
export const PICTOGRAM = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

/** Scripts whose letters are joined: a font without rules for that cannot write them. */
const JOINED = /[\p{sc=Arabic}\p{sc=Syriac}\p{sc=Nko}\p{sc=Mandaic}\p{sc=Mongolian}\p{sc=Phags_Pa}]/u;
/** Text that the Arabic font writes as a unit; at other characters a line may break. */
const ARABIC_WORDS = /(?:[\p{sc=Arabic}\p{M}\u00a0]|\u200c|\u200d)+|\P{M}\p{M}*/gu;

/**
 * A part of a text, and the font that has its glyphs; `requestedFace` is the requested font, if that is
 * another one.
 */
export type Part = { text: string; face: string; requestedFace?: string };

export type SplitByFont = (text: string, face: string) => Part[];

/**
 * Splits texts into parts that their fonts have glyphs for. Characters that the requested font lacks are
 * drawn in the pictogram font or the one for every script; characters that no font has are named by their
 * number. Only invisible characters are left out. Each grapheme of left-to-right text is looked up once per
 * document.
 */
export function fontFallback(doc: PDFKit.PDFDocument): SplitByFont {
  const partsByGrapheme = new Map<string, Part>();
  let isAdded = false;

  const hasGlyphs = (face: string, text: string): boolean => {
    doc.font(face);
    return [...text].every((character) => hasGlyph(doc, character));
  };
  const hasEverywhere = (text: string): boolean => {
    if (!isAdded) addEveryScript(doc);
    isAdded = true;
    return hasGlyphs(EVERY_SCRIPT, text);
  };
  const isPictogram = (grapheme: string): boolean =>
    PICTOGRAM.test(grapheme) && hasGlyphsFor(doc.font(PICTOGRAM_FONT), grapheme);

  const find = (grapheme: string, face: string): Part => {
    const visible = grapheme.replace(INVISIBLE, '').replace(VARIATION_SELECTORS, '');
    if (visible === '\n') return { text: visible, face };
    const drawable = [visible, visible.normalize('NFD')].find((form) => hasGlyphs(face, form));
    if (drawable !== undefined) return { text: drawable, face };
    if (isPictogram(grapheme)) return { text: grapheme, face: PICTOGRAM_FONT, requestedFace: face };
    if (!JOINED.test(visible) && hasEverywhere(visible))
      return { text: visible, face: EVERY_SCRIPT, requestedFace: face };
    const plain = visible.normalize('NFKD');
    return { text: hasGlyphs(face, plain) ? plain : namedByCodePoint(visible), face };
  };

  const findStretch = ({ text, isFromRight }: Stretch, face: string): Part[] => {
    if (!isFromRight) return graphemesOf(text).map((grapheme) => find(grapheme, face));
    // The library draws the pieces one after the other, from the left.
    return (text.match(ARABIC_WORDS) ?? []).reverse().map((piece) => {
      if (JOINED.test(piece) && hasGlyphs(ARABIC_FONT, piece))
        return { text: piece, face: ARABIC_FONT, requestedFace: face };
      const visible = piece.replace(INVISIBLE, '');
      const isDrawn = !JOINED.test(visible) && hasEverywhere(visible);
      return isDrawn ? { text: visible, face: EVERY_SCRIPT, requestedFace: face } : find(visible, face);
    });
  };

  const findFromRight = (words: string, face: string): Part[] =>
    shortLines(words).flatMap((line, index) => [
      ...(index > 0 ? [{ text: '\n', face }] : []),
      ...visualOrder(line.replaceAll(' ', '\u00a0')).flatMap((stretch) => findStretch(stretch, face)),
    ]);

  const partOf = (grapheme: string, face: string): Part => {
    const key = `${face}\n${grapheme}`;
    const part = partsByGrapheme.get(key) ?? find(grapheme, face);
    partsByGrapheme.set(key, part);
    return part;
  };

  return (text, face) => {
    const normalized = normalize(text);
    if (PLAIN.test(normalized)) return [{ text: normalized, face }];
    const parts: Part[] = [];
    let position = 0;
    const add = (part: Part) => {
      const last = parts.at(-1);
      if (last?.face === part.face) last.text += part.text;
      else if (part.text !== '') parts.push({ ...part });
    };
    const addUpTo = (end: number) => {
      for (const grapheme of graphemesOf(normalized.slice(position, end))) add(partOf(grapheme, face));
    };
    for (const { index, words } of runsFromRight(normalized)) {
      addUpTo(index);
      for (const part of findFromRight(words, face)) add(part);
      position = index + words.length;
    }
    addUpTo(normalized.length);
    return parts;
  };
}

const normalize = (text: string) =>
  text.toWellFormed().normalize('NFC').replace(SPACE, ' ').replace(DIRECTION, '');

/** Names characters without a glyph by their code points. */
const namedByCodePoint = (characters: string) =>
  [...characters]
    .map(
      (character) =>
        `[segno U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
    )
    .join('');

/** Whether a font can write a text without fallbacks. */
export const canWriteAll = (splitByFont: SplitByFont, text: string, face: string): boolean =>
  splitByFont(text, face).every((part) => part.face === face);
