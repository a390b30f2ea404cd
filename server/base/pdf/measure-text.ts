import PDFDocument from 'pdfkit';
import { PICTURES } from './fallback-faces.ts';
import { PICTURE } from './legible.ts';
import { drawsWhole, hasSign } from './open-pdf.ts';

/** Never written: it only knows how wide letters are. */
let ruler: PDFKit.PDFDocument | undefined;

function rulerIn(face: string): PDFKit.PDFDocument {
  ruler ??= new PDFDocument({ autoFirstPage: false, font: face });
  return ruler.font(face);
}

/** How wide a line is in a face, in the unit of `size`. */
export const widthOf = (face: string, text: string, size: number): number =>
  rulerIn(face).fontSize(size).widthOfString(text);

/** Whether a face has signs for a whole text. */
export function hasSigns(face: string, text: string): boolean {
  const doc = rulerIn(face);
  return [...text].every((character) => character === ' ' || hasSign(doc, character));
}

/** Whether a sign is an emoji, a flag or another picture that the face of pictures draws. */
export const isPicture = (sign: string): boolean => PICTURE.test(sign) && drawsWhole(rulerIn(PICTURES), sign);
