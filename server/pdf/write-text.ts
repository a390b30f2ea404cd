import type { Legible } from './legible.ts';
import { onLineOf } from './open-pdf.ts';

type Options = PDFKit.Mixins.TextOptions;

const sizeOn = (doc: PDFKit.PDFDocument) => (doc as unknown as { _fontSize: number })._fontSize;

/** Writes a text where its document stands, in as many faces as its signs need; size and colour are those that are set. */
export function flowText(
  doc: PDFKit.PDFDocument,
  legible: Legible,
  text: string,
  { face, ...options }: Options & { face: string },
): void {
  const parts = legible(text, face);
  const line = onLineOf(doc, face, sizeOn(doc));
  parts.forEach((part, at) => {
    doc.font(part.face).text(part.text, { ...line, ...options, continued: at < parts.length - 1 });
  });
}

type Room = { face: string; x: number; y: number; width: number; height: number };

/** Writes as much of a text as one line has room for. */
export function writeOneLine(
  doc: PDFKit.PDFDocument,
  legible: Legible,
  text: string,
  { face, x, y, width, height }: Room,
): void {
  const line = onLineOf(doc, face, sizeOn(doc));
  let left = width;
  for (const part of legible(text, face)) {
    const at = x + width - left;
    left -= doc.font(part.face).widthOfString(part.text);
    if (left >= 0) {
      doc.text(part.text, at, y, { ...line, lineBreak: false });
      continue;
    }
    // Not every face has the sign for what is left out.
    const rest = part.face === face ? part.text : '…';
    doc.font(face).text(rest, at, y, { width: x + width - at, height, ellipsis: true });
    return;
  }
}
