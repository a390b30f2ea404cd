import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

// The faces of the page are WOFF2, whose outlines cannot be embedded in parts.
const face = (name: string) => fileURLToPath(new URL(`./fonts/archivo-${name}.ttf`, import.meta.url));
export const REGULAR = face('regular');
export const BOLD = face('bold');

export const MARGIN = 56;
/** Of what is written on, in points: A4 between its margins. */
export const WIDTH = 595.28 - 2 * MARGIN;
export const INK = '#17171a';
export const GREY = '#5a636b';

type About = { title: string; author: string; createdAt: Date };

/** Writes on a document: `tag` says to screen readers what is drawn. ISO 32000-1, 14.8 */
export type Write = (tag: string, draw: () => void) => void;

/** A tagged PDF in Italian, on A4. Call `end` once all is written. */
export function openPdf({ title, author, createdAt }: About) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    font: REGULAR,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'it-IT',
    displayTitle: true,
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
  return { doc, write, end };
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
}
