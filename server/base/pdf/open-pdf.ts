import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

// The web page's fonts are WOFF2, whose outlines cannot be subset for a PDF.
const face = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
export const REGULAR = face('archivo-regular');
export const BOLD = face('archivo-bold');
export const SERIF = face('literata-regular');
export const SERIF_ITALIC = face('literata-italic');
export const SERIF_BOLD = face('literata-bold');
/** Font of headlines, which has only the letters of Western Europe. */
export const DISPLAY = face('noto-serif-display-bold');

export const MARGIN = 56;
/** Width of the text in points: A4 between its margins. */
export const WIDTH = 595.28 - 2 * MARGIN;
export const HEIGHT = 841.89;
export const INK = '#17171a';
export const GREY = '#5a636b';

type PdfInfo = {
  title: string;
  author: string;
  createdAt: Date;
  /** Whether pages stay open until the end, because the contents of one may depend on those that follow. */
  buffered?: boolean;
};

/**
 * Draws on a document; `tag` is the structure element that describes the drawing to screen readers. ISO 32000-1, 14.8
 */
export type Write = (tag: string, draw: () => void) => void;

/** Opens a tagged PDF in Italian, on A4. Call `end` after the last text. */
export function openPdf({ title, author, createdAt, buffered = false }: PdfInfo) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: REGULAR,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'it-IT',
    displayTitle: true,
    bufferPages: buffered,
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
  const bytes = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const write: Write = (tag, draw) => void root.add(doc.struct(tag, {}, draw));
  const end = (): Promise<Buffer> => {
    root.end();
    doc.end();
    return bytes;
  };
  return { doc, root, write, end };
}

type FontGlyphs = {
  hasGlyphForCodePoint(point: number): boolean;
  layout(text: string): { glyphs: { id: number }[] };
};

const ascenders = new Map<string, number>();

/** Ascender of a font, in thousandths of its size. */
function ascenderOf(doc: PDFKit.PDFDocument, face: string): number {
  const cached = ascenders.get(face);
  if (cached !== undefined) return cached;
  const { ascender } = (doc.font(face) as unknown as { _font: { ascender: number } })._font;
  ascenders.set(face, ascender);
  return ascender;
}

/** Option that aligns text with the baseline of a font, whatever font the text itself has. */
export const baselineOf = (doc: PDFKit.PDFDocument, face: string, size: number): { baseline: number } => ({
  baseline: (-ascenderOf(doc, face) / 1000) * size,
});

/** The current font, which the library does not expose; a character without a glyph is drawn as an empty box. */
const fontOn = (doc: PDFKit.PDFDocument) => (doc as unknown as { _font: { font: FontGlyphs } })._font.font;

/** Whether the current font of a document has a glyph for a character. */
export const hasGlyph = (doc: PDFKit.PDFDocument, character: string): boolean =>
  fontOn(doc).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** Whether the current font draws a grapheme of several characters completely, for which it may have a single glyph. */
export const hasGlyphsFor = (doc: PDFKit.PDFDocument, grapheme: string): boolean =>
  fontOn(doc)
    .layout(grapheme)
    .glyphs.every(({ id }) => id !== 0);

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
}
