import PDFDocument from 'pdfkit';
import { hasSign } from './open-pdf.ts';

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
