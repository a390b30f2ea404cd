import type { Legible, Part } from './legible.ts';
import { onLineOf } from './open-pdf.ts';

type Options = PDFKit.Mixins.TextOptions;

const sizeOn = (doc: PDFKit.PDFDocument) => (doc as unknown as { _fontSize: number })._fontSize;

/** Parts by the lines that they begin: of several that are continued, the library takes no end of a line. */
function inLines(parts: Part[]): Part[][] {
  const lines: Part[][] = [[]];
  for (const part of parts) {
    const [first = '', ...others] = part.text.split('\n');
    if (first) lines.at(-1)?.push({ ...part, text: first });
    for (const text of others) lines.push(text ? [{ ...part, text }] : []);
  }
  return lines.filter((one) => one.length > 0);
}

/** Writes a text where its document stands, in as many faces as its signs need; size and colour are those that are set. */
export function flowText(
  doc: PDFKit.PDFDocument,
  legible: Legible,
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
    const isLineEnd = part.text.startsWith('\n');
    left -= doc.font(part.face).widthOfString(part.text);
    if (left >= 0 && !isLineEnd) {
      doc.text(part.text, at, y, { ...line, lineBreak: false });
      continue;
    }
    // Not every face has the sign for what is left out.
    const rest = part.face === face && !isLineEnd ? part.text : '…';
    doc.font(face).text(rest, at, y, { width: x + width - at, height, ellipsis: true });
    return;
  }
}
