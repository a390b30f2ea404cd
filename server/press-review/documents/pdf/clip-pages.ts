import { brandOf } from '#domain/brands/brand-by-host.ts';
import { longDate } from '#domain/dates.ts';
import type { ClipText } from '#domain/press-review/clip.ts';
import {
  BOLD,
  GREY,
  INK,
  MARGIN,
  REGULAR,
  SERIF,
  SERIF_BOLD,
  SERIF_ITALIC,
  WIDTH,
} from '#server/base/pdf/open-pdf.ts';
import { writeOneLine } from '#server/base/pdf/write-text.ts';
import { documentStrings as strings } from '../document-strings.ts';
import type { DocumentClip } from '../review-document.ts';
import { COLUMN, writeBody } from './body-text.ts';
import { displayFace, doubleRule } from './cover.ts';
import { BOTTOM, type PageWriter, type Style, span } from './page-writer.ts';
import type { Span } from './set-lines.ts';

type Element = PDFKit.PDFStructureElement;

const CHAPTER: Style = { size: 15, lineHeight: 22, colour: INK, before: 8 };
/** The newspaper's colour is added to `NEWSPAPER` and `KICKER`, and to `TITLE` the space above it. */
const NEWSPAPER = { size: 16, lineHeight: 22 };
const STAMP: Style = { size: 9, lineHeight: 13, colour: GREY };
const KICKER = { size: 11, lineHeight: 15, before: 16 };
const TITLE: Style = { size: 26, lineHeight: 31, colour: INK, keepLines: 1 };
const SUBTITLE: Style = { size: 13, lineHeight: 19, colour: GREY, before: 6 };
const AUTHOR: Style = { ...COLUMN, size: 10, lineHeight: 15, colour: INK, before: 14 };
const NOTE: Style = { x: MARGIN + 14, width: WIDTH - 28, size: 10.5, lineHeight: 15, colour: INK };
const NOTE_BAR_WIDTH = 3;
const END: Style = { ...COLUMN, size: 9, lineHeight: 13, colour: GREY, before: 14 };

/** Writes the heading of a chapter of the review, above its first clip. */
export function writeChapterHead(writer: PageWriter, parent: Element, title: string): void {
  doubleRule(writer);
  writer.text(parent, 'H1', span(title, BOLD), CHAPTER);
  writer.y += 12;
}

/** Writes a clip from its stamp to its copyright, on pages of its own. */
export function writeClip(writer: PageWriter, parent: Element, { clip, note }: DocumentClip): void {
  writer.onNewPage = () => writeRunningHead(writer, clip);
  writeStamp(writer, parent, clip);
  if (clip.kicker) writer.text(parent, 'P', span(clip.kicker, BOLD), { ...KICKER, colour: colourOf(clip) });
  writer.text(parent, 'H2', span(clip.title, displayFace(writer, clip.title)), {
    ...TITLE,
    before: clip.kicker ? 2 : 16,
  });
  if (clip.subtitle) writer.text(parent, 'P', span(clip.subtitle, SERIF), SUBTITLE);
  if (note.trim()) writeNote(writer, parent, note.trim());
  if (clip.author) writer.text(parent, 'P', span(clip.author, BOLD), AUTHOR);
  writer.y += 6;
  writeBody(writer, parent, clip.body);
  const name = brandOf(clip.newspaper).name;
  if (clip.partial)
    writer.text(parent, 'P', [...span(`${strings.partial(name)} `, SERIF_ITALIC), ...sourceOf(clip, name)], {
      ...END,
      size: 10.5,
      lineHeight: 15,
      colour: INK,
    });
  if (clip.copyright) writer.text(parent, 'P', span(clip.copyright, REGULAR), END);
  writer.onNewPage = () => undefined;
}

const colourOf = ({ newspaper }: ClipText) => brandOf(newspaper).colours.themeLight;

const sourceOf = ({ url }: ClipText, name: string): Span[] => [
  { text: strings.source(name), face: SERIF_BOLD, link: url },
];

/** Writes newspaper, page, date and edition of a clip. */
function writeStamp(writer: PageWriter, parent: Element, clip: ClipText): void {
  const { doc } = writer;
  const colour = colourOf(clip);
  const top = writer.y;
  writer.artifact(() => doc.rect(MARGIN, top, WIDTH, 2).fill(colour));
  writer.y += 10;
  const name = brandOf(clip.newspaper).name;
  const page = clip.page === null ? strings.noPage : strings.takenFrom(clip.page);
  const line = writer.y;
  writer.text(parent, 'P', span(`${name} `, displayFace(writer, name)), { ...NEWSPAPER, colour });
  const after = writer.y;
  writer.y = line + 4;
  doc.font(BOLD).fontSize(11);
  const width = doc.widthOfString(page) + 1;
  writer.text(parent, 'P', span(page, BOLD), {
    ...STAMP,
    size: 11,
    colour: INK,
    x: MARGIN + WIDTH - width,
    width,
  });
  writer.y = after + 2;
  writer.text(parent, 'P', span(factsOf(clip), REGULAR), STAMP);
  writer.y += 6;
  const bottom = writer.y;
  writer.artifact(() => doc.rect(MARGIN, bottom, WIDTH, 0.5).fill(GREY));
}

const factsOf = ({ date, edition, alsoIn, section }: ClipText): string =>
  [
    longDate(date),
    alsoIn.length > 0 ? `${edition}, ${strings.alsoIn(alsoIn.length)}` : edition,
    ...(section ? [section] : []),
  ].join(' · ');

/** Writes the press office's note, marked by a bar at its side. */
function writeNote(writer: PageWriter, parent: Element, note: string): void {
  const { doc } = writer;
  writer.ensureHeight(2 * NOTE.lineHeight + 34);
  writer.y += 14;
  const box = doc.struct('Note');
  parent.add(box);
  const [firstPage, top] = [writer.page(), writer.y];
  writer.text(box, 'P', span(strings.note, BOLD), { ...NOTE, size: 9, lineHeight: 14, colour: GREY });
  writer.text(box, 'P', span(note, SERIF), NOTE);
  box.end();
  const lastPage = writer.page();
  for (let page = firstPage; page <= lastPage; page += 1) {
    const from = page === firstPage ? top : MARGIN;
    const to = page === lastPage ? writer.y : BOTTOM;
    doc.switchToPage(page);
    writer.artifact(() => doc.rect(MARGIN, from, NOTE_BAR_WIDTH, to - from).fill(GREY));
  }
}

/** Head of the pages on which a clip continues. */
function writeRunningHead(writer: PageWriter, clip: ClipText): void {
  const { doc, splitByFont } = writer;
  const { y } = writer;
  const words = `${brandOf(clip.newspaper).name}, ${longDate(clip.date)} · ${strings.follows(clip.title)}`;
  doc.markContent('Artifact', { type: 'Pagination', attached: ['Top'] });
  doc.font(REGULAR).fontSize(8.5).fillColor(GREY);
  const room = { face: REGULAR, x: MARGIN, y: y - 20, width: WIDTH, height: 11 };
  writeOneLine(doc, splitByFont, words.replace(/\s+/g, ' '), room);
  doc.rect(MARGIN, y - 6, WIDTH, 0.5).fill(GREY);
  doc.endMarkedContent();
  writer.y = y + 6;
}
