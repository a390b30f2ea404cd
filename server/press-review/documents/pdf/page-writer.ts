import { fontFallback, type SplitByFont } from '#server/base/pdf/legible.ts';
import { baselineOf, HEIGHT, MARGIN, WIDTH } from '#server/base/pdf/open-pdf.ts';
import { type Piece, type Span, setLines } from './set-lines.ts';

type Element = PDFKit.PDFStructureElement;

/** Style of a block of text, and its position on the page's width. */
export type Style = {
  size: number;
  lineHeight: number;
  colour: string;
  x?: number;
  width?: number;
  /** Space above it, except at the top of a page. */
  before?: number;
  /** Number of following lines that must fit on the same page; of its own lines two must. */
  keepLines?: number;
};

export const FOOT_HEIGHT = 40;
export const BOTTOM = HEIGHT - MARGIN - FOOT_HEIGHT;

/**
 * Position in a document that is being written: `y` moves down the page, and to the next one where there is no room.
 * All drawing is part of an element, or an artifact, which screen readers skip.
 */
export type PageWriter = {
  readonly doc: PDFKit.PDFDocument;
  readonly splitByFont: SplitByFont;
  y: number;
  /** Number of the current page, from 0. */
  page(): number;
  /** Draws at the top of pages that are added automatically. */
  onNewPage: () => void;
  newPage(): void;
  /** Begins the next page where less than this height is left. */
  ensureHeight(height: number): void;
  /** Breaks a text into lines. */
  lines(spans: readonly Span[], style: Style): Piece[][];
  /** Writes a text as an element of its own. */
  text(parent: Element, tag: string, spans: readonly Span[], style: Style): void;
  artifact(draw: () => void): void;
};

type LinkedRun = { link: string | null; pieces: (Piece & { y: number })[] };

export function openPageWriter(doc: PDFKit.PDFDocument): PageWriter {
  const splitByFont = fontFallback(doc);

  const lines = (spans: readonly Span[], { size, width = WIDTH }: Style) => {
    doc.fontSize(size);
    let currentFace = '';
    const measure = (text: string, face: string) => {
      if (face !== currentFace) doc.font(face);
      currentFace = face;
      return doc.widthOfString(text);
    };
    const parts = spans.flatMap((span) =>
      splitByFont(span.text, span.face).map((part) => ({ ...span, ...part })),
    );
    currentFace = '';
    return setLines(parts, width, measure);
  };

  const draw = ({ pieces }: LinkedRun, { size, colour, x: left = MARGIN }: Style) => {
    for (const { text, face, requestedFace = face, link, x, y, width } of pieces) {
      const line = baselineOf(doc, requestedFace, size);
      doc.font(face).fontSize(size).fillColor(colour);
      const options = { ...line, lineBreak: false, textWidth: width, wordCount: 1, underline: link !== null };
      doc.text(text, left + x, y, options);
    }
  };

  const drawRun = (parent: Element, run: LinkedRun, style: Style) => {
    if (run.pieces.length === 0) return;
    const { link } = run;
    if (link === null) return void parent.add(() => draw(run, style));
    const element = doc.struct('Link');
    parent.add(element);
    element.add(() => {
      draw(run, style);
      const words = run.pieces.map(({ text }) => text).join('');
      for (const { x, y, width } of run.pieces)
        doc.link((style.x ?? MARGIN) + x, y, width, style.lineHeight, link, linkFor(element, words));
    });
    element.end();
  };

  /** Draws lines down the pages; each linked part gets a link element of its own. */
  const drawDownPages = (element: Element, textLines: readonly Piece[][], style: Style) => {
    let run: LinkedRun = { link: null, pieces: [] };
    const beginRun = (link: string | null) => {
      drawRun(element, run, style);
      run = { link, pieces: [] };
    };
    for (const line of textLines) {
      if (writer.y + style.lineHeight > BOTTOM) {
        beginRun(null);
        writer.newPage();
      }
      for (const piece of line) {
        if (piece.link !== run.link) beginRun(piece.link);
        run.pieces.push({ ...piece, y: writer.y });
      }
      writer.y += style.lineHeight;
    }
    beginRun(null);
  };

  const writer: PageWriter = {
    doc,
    splitByFont,
    y: MARGIN,
    onNewPage: () => undefined,
    page: () => doc.bufferedPageRange().count - 1,
    newPage() {
      doc.addPage();
      writer.y = MARGIN;
      writer.onNewPage();
    },
    ensureHeight(height) {
      if (writer.y + height > BOTTOM && writer.y > MARGIN) writer.newPage();
    },
    lines,
    text(parent, tag, spans, style) {
      const textLines = lines(spans, style);
      const { lineHeight, before = 0, keepLines = 0 } = style;
      writer.ensureHeight(before + (Math.min(textLines.length, 2) + keepLines) * lineHeight);
      if (writer.y > MARGIN) writer.y += before;
      const element = doc.struct(tag);
      parent.add(element);
      drawDownPages(element, textLines, style);
      element.end();
    },
    artifact(draw) {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
  };
  return writer;
}

/** Options that connect a link on the page with its structure element, and describe its target. */
export const linkFor = (structParent: Element, words: string): PDFKit.Mixins.AnnotationOption =>
  ({ structParent, Contents: new String(words) }) as unknown as PDFKit.Mixins.AnnotationOption;

/** A text in one font. */
export const span = (text: string, face: string): Span[] => [{ text, face, link: null }];
