import { dayAt, longDate, timeOfDay } from '#domain/dates.ts';
import { defaultReviewTitle } from '#domain/press-review/clean-review.ts';
import { canWriteAll } from '#server/base/pdf/legible.ts';
import {
  BOLD,
  DISPLAY,
  GREY,
  HEIGHT,
  INK,
  MARGIN,
  REGULAR,
  SERIF,
  SERIF_BOLD,
  WIDTH,
} from '#server/base/pdf/open-pdf.ts';
import { documentStrings as strings } from '../document-strings.ts';
import type { ReviewDocument } from '../review-document.ts';
import { BOTTOM, type PageWriter, type Style, span } from './page-writer.ts';

const TITLE: Style = { size: 40, lineHeight: 46, colour: INK, before: 14 };
const LABEL: Style = { size: 11, lineHeight: 16, colour: GREY };
const ABSTRACT: Style = { size: 12, lineHeight: 18, colour: INK, before: 9, width: 420 };

/** Writes the cover: publisher, title and day of the review, its abstract, and the recipient of this copy. */
export function writeCover(
  writer: PageWriter,
  parent: PDFKit.PDFStructureElement,
  { brand, contents, chapters, licensee, recipient, createdAt }: ReviewDocument,
): void {
  const colour = brand.colours.themeLight;
  const clips = chapters.flatMap((chapter) => chapter.clips);
  const newspapers = new Set(clips.map(({ clip }) => clip.newspaper));
  writer.artifact(() => writer.doc.rect(MARGIN, MARGIN, WIDTH, 6).fill(colour));
  writer.y += 26;
  writer.text(parent, 'P', span(brand.name, displayFace(writer, brand.name)), {
    size: 30,
    lineHeight: 38,
    colour,
  });
  writer.text(parent, 'P', span(strings.kind, REGULAR), { ...LABEL, size: 13, lineHeight: 20 });
  writer.y = Math.max(writer.y + 20, HEIGHT * 0.3);
  doubleRule(writer);
  const title = titleOf(contents);
  writer.text(parent, 'H1', span(title, displayFace(writer, title)), TITLE);
  const date = longDate(contents.day);
  if (!title.includes(date))
    writer.text(parent, 'P', span(date, BOLD), {
      ...LABEL,
      size: 14,
      lineHeight: 22,
      colour: INK,
      before: 8,
    });
  writer.text(parent, 'P', span(strings.counts(clips.length, newspapers.size), REGULAR), {
    ...LABEL,
    before: 4,
  });
  for (const paragraph of contents.abstract.split(/\n+/)) {
    if (paragraph.trim() !== '') writer.text(parent, 'P', span(paragraph.trim(), SERIF), ABSTRACT);
  }
  const today = dayAt(createdAt);
  writeImprint(writer, parent, [
    ...(licensee ? [{ text: strings.reservedTo(licensee), strong: true }] : []),
    ...(recipient ? [{ text: strings.copyFor(recipient), strong: true }] : []),
    { text: strings.composed(`${longDate(today)}, ${timeOfDay(createdAt.toISOString())}`) },
    { text: brand.publisher.name },
    ...(brand.publisher.demonstration ? [{ text: strings.demonstration }] : []),
  ]);
}

type Line = { text: string; strong?: boolean };

/** Writes the imprint at the foot of the cover, or below its contents where they fill it. */
function writeImprint(writer: PageWriter, parent: PDFKit.PDFStructureElement, lines: readonly Line[]): void {
  const faceOf = ({ strong = false }: Line) => (strong ? BOLD : REGULAR);
  const lineCounts = lines.map((line) => writer.lines(span(line.text, faceOf(line)), LABEL).length);
  const height = 12 + lineCounts.reduce((sum, count) => sum + count, 0) * LABEL.lineHeight;
  writer.ensureHeight(height + 24);
  writer.y = Math.max(writer.y + 24, BOTTOM - height);
  writer.artifact(() => writer.doc.rect(MARGIN, writer.y, WIDTH, 0.75).fill(INK));
  writer.y += 12;
  for (const line of lines) {
    const colour = line.strong ? INK : GREY;
    writer.text(parent, 'P', span(line.text, faceOf(line)), { ...LABEL, colour });
  }
}

/** The rule above parts of the document: a thick line over a thin one. */
export function doubleRule(writer: PageWriter): void {
  const { doc, y } = writer;
  writer.artifact(() => {
    doc.rect(MARGIN, y, WIDTH, 3).fill(INK);
    doc.rect(MARGIN, y + 5, WIDTH, 0.75).fill(INK);
  });
  writer.y += 6;
}

/** The headline font, or the text font where it lacks a character of the text. */
export const displayFace = ({ splitByFont }: PageWriter, text: string): string =>
  canWriteAll(splitByFont, text, DISPLAY) ? DISPLAY : SERIF_BOLD;

export const titleOf = ({ title, day }: ReviewDocument['contents']): string =>
  title.trim() || defaultReviewTitle(day);
