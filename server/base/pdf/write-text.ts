import type { Part, SplitByFont } from './legible.ts';
import { onLineOf } from './open-pdf.ts';

type Options = PDFKit.Mixins.TextOptions;

const sizeOn = (doc: PDFKit.PDFDocument) => (doc as unknown as { _fontSize: number })._fontSize;

/** Groups parts by line, because the library ignores line breaks in continued parts. */
function inLines(parts: Part[]): Part[][] {
  const lines: Part[][] = [[]];
  for (const part of parts) {
    const [first = '', ...others] = part.text.split('\n');
    if (first) lines.at(-1)?.push({ ...part, text: first });
    for (const text of others) lines.push(text ? [{ ...part, text }] : []);
  }
  return lines.filter((one) => one.length > 0);
}

/**
 * Writes a text at the current position of a document, in as many fonts as it needs; size and colour are the current
 * ones.
 */
export function flowText(
  doc: PDFKit.PDFDocument,
  legible: SplitByFont,
  text: string,
  { face, ...options }: Options & { face: string },
): void {
  const parts = legible(text, face);
  const line = onLineOf(doc, face, sizeOn(doc));
  for (const lineParts of parts.length > 1 ? inLines(parts) : [parts])
    lineParts.forEach((part, at) => {
      doc.font(part.face).text(part.text, { ...line, ...options, continued: at < lineParts.length - 1 });
    });
}

type Room = { face: string; x: number; y: number; width: number; height: number };

/** Writes as much of a text as fits in one line. */
export function writeOneLine(
  doc: PDFKit.PDFDocument,
  legible: SplitByFont,
  text: string,
  { face, x, y, width, height }: Room,
): void {
  const line = onLineOf(doc, face, sizeOn(doc));
  let left = width;
  for (const part of legible(text, face)) {
    const at = x + width - left;
    const isLineEnd = part.text.startsWith('\n');
    left -= doc.font(part.face).widthOfString(part.text);
    if (left >= 0 && !isLineEnd) {
      doc.text(part.text, at, y, { ...line, lineBreak: false });
      continue;
    }
    // Not every font has the ellipsis.
    const rest = part.face === face && !isLineEnd ? part.text : '…';
    doc.font(face).text(rest, at, y, { width: x + width - at, height, ellipsis: true });
    return;
  }
}
