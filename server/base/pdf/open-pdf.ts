import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

// The faces of the page are WOFF2, whose outlines cannot be embedded in parts.
const face = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
export const REGULAR = face('archivo-regular');
export const BOLD = face('archivo-bold');
export const SERIF = face('literata-regular');
export const SERIF_ITALIC = face('literata-italic');
export const SERIF_BOLD = face('literata-bold');
/** Of headlines: it has the letters of Western Europe alone. */
export const DISPLAY = face('noto-serif-display-bold');

export const MARGIN = 56;
/** Of what is written on, in points: A4 between its margins. */
export const WIDTH = 595.28 - 2 * MARGIN;
export const HEIGHT = 841.89;
export const INK = '#17171a';
export const GREY = '#5a636b';

type About = {
  title: string;
  author: string;
  createdAt: Date;
  /** Its pages stay open until the end: what stands on one may depend on those that follow. */
  buffered?: boolean;
};

/** Writes on a document: `tag` says to screen readers what is drawn. ISO 32000-1, 14.8 */
export type Write = (tag: string, draw: () => void) => void;

/** A tagged PDF in Italian, on A4. Call `end` once all is written. */
export function openPdf({ title, author, createdAt, buffered = false }: About) {
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

type Face = {
  hasGlyphForCodePoint(point: number): boolean;
  layout(text: string): { glyphs: { id: number }[] };
};

const ascenders = new Map<string, number>();

/** How high a face's letters rise, in thousandths of their size. */
function ascenderOf(doc: PDFKit.PDFDocument, face: string): number {
  const known = ascenders.get(face);
  if (known !== undefined) return known;
  const { ascender } = (doc.font(face) as unknown as { _font: { ascender: number } })._font;
  ascenders.set(face, ascender);
  return ascender;
}

/** The option by which words stand on the line of a face's letters, whatever face they are in themselves. */
export const onLineOf = (doc: PDFKit.PDFDocument, face: string, size: number): { baseline: number } => ({
  baseline: (-ascenderOf(doc, face) / 1000) * size,
});

/** The library has no way of its own to ask its face; a character without a sign is drawn as an empty box. */
const faceOn = (doc: PDFKit.PDFDocument) => (doc as unknown as { _font: { font: Face } })._font.font;

/** Whether the face that is set on a document has a sign for a character. */
export const hasSign = (doc: PDFKit.PDFDocument, character: string): boolean =>
  faceOn(doc).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** Whether it draws all of a sign of several characters, which may be one drawing. */
export const drawsWhole = (doc: PDFKit.PDFDocument, sign: string): boolean =>
  faceOn(doc)
    .layout(sign)
    .glyphs.every(({ id }) => id !== 0);

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
}
