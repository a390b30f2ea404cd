import { GREY, INK, MARGIN, SERIF, SERIF_BOLD, SERIF_ITALIC, WIDTH } from '#server/base/pdf/open-pdf.ts';
import { type BodyBlock, type Run, readBody } from '../read-body.ts';
import { BOTTOM, type PageWriter, type Style, span } from './page-writer.ts';
import type { Span } from './set-lines.ts';

type Element = PDFKit.PDFStructureElement;
type TextBlock = Extract<BodyBlock, { runs: Run[] }>;
type Row = Extract<BodyBlock, { kind: 'row' }>;

/** Column of the text, narrow enough to read easily; the clip's head is wider. */
export const COLUMN = { x: MARGIN + 96, width: WIDTH - 96 };
const INDENT = 18;
const MARKER_GAP = 4;
const CELL_GAP = 10;
const ROW_GAP = 10;

const BODY: Style = { ...COLUMN, size: 11, lineHeight: 16, colour: INK, before: 8 };
const HEADING: Style = { ...BODY, size: 12.5, lineHeight: 17, before: 16, keepLines: 2 };
const SMALL: Style = { ...BODY, size: 9, lineHeight: 13, before: 0 };

/** Tags of the elements that contain consecutive blocks of a kind. */
const CONTAINER_TAGS: Partial<Record<BodyBlock['kind'], string>> = {
  row: 'Table',
  item: 'L',
  quote: 'BlockQuote',
};

/** Writes an article's text, block by block. */
export function writeBody(writer: PageWriter, parent: Element, html: string): void {
  let container: Element | null = null;
  let previousKind: BodyBlock['kind'] | null = null;
  for (const block of readBody(html)) {
    if (block.kind !== previousKind) {
      container?.end();
      container = openContainer(writer, parent, CONTAINER_TAGS[block.kind]);
    }
    writeBlock(writer, container ?? parent, block);
    previousKind = block.kind;
  }
  container?.end();
}

function openContainer(writer: PageWriter, parent: Element, tag: string | undefined): Element | null {
  if (!tag) return null;
  const element = writer.doc.struct(tag);
  parent.add(element);
  if (tag === 'Table') writer.y += ROW_GAP;
  return element;
}

function writeBlock(writer: PageWriter, parent: Element, block: BodyBlock): void {
  if (block.kind === 'rule') writeRule(writer);
  else if (block.kind === 'row') writeRow(writer, parent, block);
  else if (block.kind === 'item') writeItem(writer, parent, block);
  else if (block.kind === 'quote') writeQuote(writer, parent, block);
  else if (block.kind === 'heading') writer.text(parent, 'H3', spansOf(block.runs, SERIF_BOLD), HEADING);
  else writer.text(parent, 'P', spansOf(block.runs), block.kind === 'paragraph' ? BODY : SMALL_BLOCK);
}

const SMALL_BLOCK: Style = { ...SMALL, before: 8 };

function faceOf({ strong, em }: Run): string {
  if (strong) return SERIF_BOLD;
  return em ? SERIF_ITALIC : SERIF;
}

const spansOf = (runs: readonly Run[], face?: string): Span[] =>
  runs.map((run) => ({ text: run.text, face: face ?? faceOf(run), link: addressOf(run) }));

/** Only web and mail addresses become links in a document, in ASCII, as PDF demands. */
const addressOf = ({ href }: Run): string | null =>
  href !== null && /^(?:https?:|mailto:)/i.test(href) ? (URL.parse(href)?.href ?? null) : null;

function writeRule(writer: PageWriter): void {
  writer.ensureHeight(24);
  writer.y += 12;
  const { y } = writer;
  writer.artifact(() => writer.doc.rect(COLUMN.x, y, 60, 0.75).fill(GREY));
  writer.y += 8;
}

function writeQuote(writer: PageWriter, parent: Element, { runs }: TextBlock): void {
  const style = { ...BODY, x: COLUMN.x + INDENT, width: COLUMN.width - 2 * INDENT };
  const italic = runs.map((run) => ({ ...run, em: true }));
  writer.text(parent, 'P', spansOf(italic), style);
}

function writeItem(writer: PageWriter, parent: Element, { runs, depth, marker }: TextBlock): void {
  const { doc } = writer;
  const inset = INDENT * Math.min(Math.max(depth, 1), 6);
  const style = { ...BODY, before: 4, x: COLUMN.x + inset, width: COLUMN.width - inset };
  writer.ensureHeight(style.before + 2 * style.lineHeight);
  const item = doc.struct('LI');
  parent.add(item);
  if (marker) {
    const y = writer.y + (writer.y > MARGIN ? style.before : 0);
    const label = doc.struct('Lbl');
    item.add(label);
    label.add(() => {
      doc.font(SERIF).fontSize(style.size).fillColor(INK);
      const x = style.x - MARKER_GAP - doc.widthOfString(marker);
      doc.text(`${marker} `, x, y, { lineBreak: false });
    });
    label.end();
  }
  writer.text(item, 'LBody', spansOf(runs), style);
  item.end();
}

/** Writes cells side by side, or one below the other where they do not fit. */
function writeRow(writer: PageWriter, parent: Element, { cells }: Row): void {
  const { doc } = writer;
  const width = (COLUMN.width - CELL_GAP * (cells.length - 1)) / cells.length;
  const styles = cells.map((_, index) => ({ ...SMALL, x: COLUMN.x + index * (width + CELL_GAP), width }));
  const cellLines = cells.map(({ header, runs }, index) =>
    writer.lines(spansOf(runs, header ? SERIF_BOLD : undefined), styles[index] ?? SMALL),
  );
  const height = Math.max(...cellLines.map((lines) => lines.length), 1) * SMALL.lineHeight + 6;
  const isSideBySide = width >= 40 && height <= BOTTOM - MARGIN;
  // A header row does not stay at the foot of a page without the rows below it.
  const heightBelow = cells.every(({ header }) => header) ? 2 * SMALL.lineHeight : 0;
  if (isSideBySide) writer.ensureHeight(height + heightBelow);
  const top = writer.y;
  const row = doc.struct('TR');
  parent.add(row);
  cells.forEach(({ header, runs }, index) => {
    const cell = doc.struct(header ? 'TH' : 'TD');
    row.add(cell);
    if (isSideBySide) writer.y = top;
    const style = (isSideBySide ? styles[index] : undefined) ?? SMALL;
    writer.text(
      cell,
      'P',
      runs.length > 0 ? spansOf(runs, header ? SERIF_BOLD : undefined) : span(' ', SERIF),
      style,
    );
    cell.end();
  });
  row.end();
  if (isSideBySide) writer.y = top + height;
  const { y } = writer;
  writer.artifact(() => doc.rect(COLUMN.x, y - 3, COLUMN.width, 0.5).fill(GREY));
}
