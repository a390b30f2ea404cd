import PDFDocument from 'pdfkit';
import { PICTOGRAM_FONT } from './fallback-faces.ts';
import { PICTOGRAM } from './legible.ts';
import { hasGlyph, hasGlyphsFor } from './open-pdf.ts';

/** A document that is never output: it only measures text. */
let ruler: PDFKit.PDFDocument | undefined;

function rulerIn(face: string): PDFKit.PDFDocument {
  ruler ??= new PDFDocument({ autoFirstPage: false, font: face });
  return ruler.font(face);
}

/** Width of a line in a font, in the unit of `size`. */
export const widthOf = (face: string, text: string, size: number): number =>
  rulerIn(face).fontSize(size).widthOfString(text);

/** Whether a font has glyphs for a whole text. */
export function hasGlyphsForText(face: string, text: string): boolean {
  const doc = rulerIn(face);
  return [...text].every((character) => character === ' ' || hasGlyph(doc, character));
}

/** Whether a grapheme is an emoji, a flag or another pictogram that the pictogram font can draw. */
export const isPictogram = (grapheme: string): boolean =>
  PICTOGRAM.test(grapheme) && hasGlyphsFor(rulerIn(PICTOGRAM_FONT), grapheme);
