import { brandOf } from '#domain/brands/brand-by-host.ts';
import {
  BOLD,
  baselineOf,
  GREY,
  INK,
  MARGIN,
  REGULAR,
  SERIF,
  SERIF_BOLD,
  WIDTH,
} from '#server/base/pdf/open-pdf.ts';
import { documentStrings as strings } from '../document-strings.ts';
import type { DocumentClip, ReviewDocument } from '../review-document.ts';
import { displayFace, doubleRule } from './cover.ts';
import { BOTTOM, linkFor, type PageWriter, type Style, span } from './page-writer.ts';
import type { Piece } from './set-lines.ts';

const NUMBER_WIDTH = 44;
const CHAPTER: Style = { size: 12, lineHeight: 18, colour: INK };
const TITLE: Style = { size: 11, lineHeight: 16, colour: INK, width: WIDTH - NUMBER_WIDTH - 12 };
const FACTS: Style = { size: 8.5, lineHeight: 12, colour: GREY, width: WIDTH - NUMBER_WIDTH - 12 };
const CHAPTER_GAP = 16;
const ENTRY_GAP = 9;
const HEAD_HEIGHT = 64;

type Element = PDFKit.PDFStructureElement;
type Entry = { page: number; y: number; title: Piece[][]; facts: Piece[][]; titleText: string };
type Chapter = { page: number; y: number; title: Piece[][]; entries: Entry[] };

/** Position of each line of the index. `page` is 0 on the first page of the index. */
export type IndexPlan = { pages: number; chapters: Chapter[] };

/** Lays out the index before the pages of the clips are known. */
export function planIndex(writer: PageWriter, { chapters }: Pick<ReviewDocument, 'chapters'>): IndexPlan {
  let [page, y] = [0, MARGIN + HEAD_HEIGHT];
  const reserve = (height: number, gap: number, after = 0) => {
    if (y + gap + height + after > BOTTOM) [page, y] = [page + 1, MARGIN];
    else y += gap;
    const position = { page, y };
    y += height;
    return position;
  };
  const planned = chapters.map(({ title, clips }) => {
    const heading = writer.lines(span(title, BOLD), CHAPTER);
    const head = reserve(heading.length * CHAPTER.lineHeight, CHAPTER_GAP, TITLE.lineHeight * 4);
    const entries = clips.map((documentClip) => {
      const titleLines = writer.lines(span(documentClip.clip.title, SERIF), TITLE);
      const facts = writer.lines(span(factsOf(documentClip), REGULAR), FACTS).slice(0, 2);
      const height = titleLines.length * TITLE.lineHeight + facts.length * FACTS.lineHeight;
      return { ...reserve(height, ENTRY_GAP), title: titleLines, facts, titleText: documentClip.clip.title };
    });
    return { ...head, title: heading, entries };
  });
  return { pages: page + 1, chapters: planned };
}

const factsOf = ({ clip }: DocumentClip): string =>
  [
    brandOf(clip.newspaper).name,
    clip.page === null ? strings.noPage : strings.page(clip.page),
    clip.edition,
    ...(clip.alsoIn.length > 0 ? [strings.alsoIn(clip.alsoIn.length)] : []),
    ...(clip.author ? [clip.author] : []),
  ].join(' · ');

type Target = { name: string; page: number };

/** Writes the index; each line links to its clip and names its page. */
export function writeIndex(
  writer: PageWriter,
  parent: Element,
  { plan, firstPage, targets }: { plan: IndexPlan; firstPage: number; targets: readonly Target[] },
): void {
  const { doc } = writer;
  const goTo = ({ page, y }: { page: number; y: number }) => {
    doc.switchToPage(firstPage + page);
    writer.y = y;
  };
  goTo({ page: 0, y: MARGIN });
  doubleRule(writer);
  const face = displayFace(writer, strings.index);
  writer.text(parent, 'H1', span(strings.index, face), {
    size: 26,
    lineHeight: 34,
    colour: INK,
    before: 10,
  });
  const list = addChild(doc, parent, 'TOC');
  let entryIndex = 0;
  for (const chapter of plan.chapters) {
    goTo(chapter);
    const part = addChild(doc, list, 'TOCI');
    const heading = addChild(doc, part, 'P');
    heading.add(() => drawLines(doc, chapter.title, { ...CHAPTER, y: chapter.y }));
    heading.end();
    const clips = addChild(doc, part, 'TOC');
    for (const entry of chapter.entries) {
      goTo(entry);
      const target = targets[entryIndex];
      entryIndex += 1;
      if (target) writeEntry(writer, clips, entry, target);
    }
  }
}

function writeEntry(writer: PageWriter, parent: Element, entry: Entry, { name, page }: Target): void {
  const { doc } = writer;
  const { y } = entry;
  const number = String(page + 1);
  const titleEnd = y + entry.title.length * TITLE.lineHeight;
  const end = titleEnd + entry.facts.length * FACTS.lineHeight;
  drawLeader(writer, entry, number);
  const reference = addChild(doc, addChild(doc, parent, 'TOCI'), 'Reference');
  const link = addChild(doc, reference, 'Link');
  link.add(() => {
    drawLines(doc, entry.title, { ...TITLE, y });
    drawLines(doc, entry.facts, { ...FACTS, y: titleEnd });
    doc.font(SERIF_BOLD).fontSize(TITLE.size).fillColor(INK);
    doc.text(number, right(doc, number), titleEnd - TITLE.lineHeight, { lineBreak: false });
    const description = strings.leadsTo(entry.titleText, page + 1);
    doc.goTo(MARGIN, y, WIDTH, end - y, name, linkFor(link, description));
  });
  link.end();
}

function drawLines(doc: PDFKit.PDFDocument, lines: Piece[][], style: Style & { y: number }): void {
  lines.forEach((line, index) => {
    line.forEach(({ text, face, requestedFace = face, x }, at) => {
      const lineOptions = baselineOf(doc, requestedFace, style.size);
      doc.font(face).fontSize(style.size).fillColor(style.colour);
      // A space at the end of the last line separates its words from what follows when the text is extracted.
      const end = index === lines.length - 1 && at === line.length - 1 ? ' ' : '';
      doc.text(`${text}${end}`, MARGIN + x, style.y + index * style.lineHeight, {
        ...lineOptions,
        lineBreak: false,
      });
    });
  });
}

/** The dotted line from a title to its page number. */
function drawLeader(writer: PageWriter, { y, title }: Entry, number: string): void {
  const { doc } = writer;
  const last = title.at(-1)?.at(-1);
  doc.font(SERIF_BOLD).fontSize(TITLE.size);
  const [from, to] = [MARGIN + (last ? last.x + last.width : 0) + 8, right(doc, number) - 6];
  const baseline = y + title.length * TITLE.lineHeight - 5;
  if (from >= to) return;
  writer.artifact(() =>
    doc
      .save()
      .lineWidth(0.75)
      .dash(0.75, { space: 3 })
      .moveTo(from, baseline)
      .lineTo(to, baseline)
      .stroke(GREY)
      .restore(),
  );
}

const right = (doc: PDFKit.PDFDocument, text: string) => MARGIN + WIDTH - doc.widthOfString(text);

/** Adds a child element, which ends with its parent. */
function addChild(doc: PDFKit.PDFDocument, parent: Element, tag: string): Element {
  const element = doc.struct(tag);
  parent.add(element);
  return element;
}
