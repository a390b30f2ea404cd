import type { Part, SplitByFont } from './legible.ts';
import { baselineOf } from './open-pdf.ts';

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
  return lines.filter((lineParts) => lineParts.length > 0);
}

/**
 * Writes a text at the current position of a document, in as many fonts as it needs; size and colour are the current
 * ones.
 */
export function flowText(
  doc: PDFKit.PDFDocument,
  splitByFont: SplitByFont,
  text: string,
  { face, ...options }: Options & { face: string },
): void {
  const parts = splitByFont(text, face);
  const line = baselineOf(doc, face, sizeOn(doc));
  for (const lineParts of parts.length > 1 ? inLines(parts) : [parts])
    lineParts.forEach((part, index) => {
      doc.font(part.face).text(part.text, { ...line, ...options, continued: index < lineParts.length - 1 });
    });
}

type LineBox = { face: string; x: number; y: number; width: number; height: number };

/** Writes as much of a text as fits in one line. */
export function writeOneLine(
  doc: PDFKit.PDFDocument,
  splitByFont: SplitByFont,
  text: string,
  { face, x, y, width, height }: LineBox,
): void {
  const line = baselineOf(doc, face, sizeOn(doc));
  let remaining = width;
  for (const part of splitByFont(text, face)) {
    const start = x + width - remaining;
    const isLineEnd = part.text.startsWith('\n');
    remaining -= doc.font(part.face).widthOfString(part.text);
    if (remaining >= 0 && !isLineEnd) {
      doc.text(part.text, start, y, { ...line, lineBreak: false });
      continue;
    }
    // Not every font has the ellipsis.
    const ending = part.face === face && !isLineEnd ? part.text : '…';
    doc.font(face).text(ending, start, y, { width: x + width - start, height, ellipsis: true });
    return;
  }
}
