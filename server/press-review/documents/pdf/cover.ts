import { dateAndTime, dayAt, longDate } from '#domain/dates.ts';
import { writesWhole } from '#server/base/pdf/legible.ts';
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
import { BOTTOM, type Sheet, type Style, span } from './sheet.ts';

const TITLE: Style = { size: 40, lineHeight: 46, colour: INK, before: 14 };
const LABEL: Style = { size: 11, lineHeight: 16, colour: GREY };
const ABSTRACT: Style = { size: 12, lineHeight: 18, colour: INK, before: 9, width: 420 };

/** Whose review it is, of which day, what it says in short, and whom this copy is for. */
export function writeCover(
  sheet: Sheet,
  parent: PDFKit.PDFStructureElement,
  { brand, contents, chapters, licensee, recipient, createdAt }: ReviewDocument,
): void {
  const colour = brand.colours.themeLight;
  const clips = chapters.flatMap((chapter) => chapter.clips);
  const newspapers = new Set(clips.map(({ clip }) => clip.newspaper));
  sheet.artifact(() => sheet.doc.rect(MARGIN, MARGIN, WIDTH, 6).fill(colour));
  sheet.y += 26;
  sheet.text(parent, 'P', span(brand.name, displayFace(sheet, brand.name)), {
    ...{ size: 30, lineHeight: 38, colour },
  });
  sheet.text(parent, 'P', span(strings.kind, REGULAR), { ...LABEL, size: 13, lineHeight: 20 });
  sheet.y = Math.max(sheet.y + 20, HEIGHT * 0.3);
  doubleRule(sheet);
  const title = titleOf(contents);
  sheet.text(parent, 'H1', span(title, displayFace(sheet, title)), TITLE);
  const date = longDate(contents.day);
  if (!title.includes(date))
    sheet.text(parent, 'P', span(date, BOLD), { ...LABEL, size: 14, lineHeight: 22, colour: INK, before: 8 });
  sheet.text(parent, 'P', span(strings.counts(clips.length, newspapers.size), REGULAR), {
    ...LABEL,
    before: 4,
  });
  for (const paragraph of contents.abstract.split(/\n+/)) {
    if (paragraph.trim() !== '') sheet.text(parent, 'P', span(paragraph.trim(), SERIF), ABSTRACT);
  }
  const today = dayAt(createdAt);
  writeImprint(sheet, parent, [
    ...(licensee ? [{ text: strings.reservedTo(licensee), strong: true }] : []),
    ...(recipient ? [{ text: strings.copyFor(recipient), strong: true }] : []),
    { text: strings.composed(dateAndTime(createdAt.toISOString(), today).replace('Oggi', longDate(today))) },
    { text: brand.publisher.name },
    ...(brand.publisher.demonstration ? [{ text: strings.demonstration }] : []),
  ]);
}

type Line = { text: string; strong?: boolean };

/** At the foot of the cover, or after what fills it. */
function writeImprint(sheet: Sheet, parent: PDFKit.PDFStructureElement, lines: readonly Line[]): void {
  const face = ({ strong = false }: Line) => (strong ? BOLD : REGULAR);
  const set = lines.map((line) => sheet.lines(span(line.text, face(line)), LABEL).length);
  const height = 12 + set.reduce((sum, count) => sum + count, 0) * LABEL.lineHeight;
  sheet.need(height + 24);
  sheet.y = Math.max(sheet.y + 24, BOTTOM - height);
  sheet.artifact(() => sheet.doc.rect(MARGIN, sheet.y, WIDTH, 0.75).fill(INK));
  sheet.y += 12;
  for (const line of lines) {
    const colour = line.strong ? INK : GREY;
    sheet.text(parent, 'P', span(line.text, face(line)), { ...LABEL, colour });
  }
}

/** The rule that opens parts: thick over thin. */
export function doubleRule(sheet: Sheet): void {
  const { doc, y } = sheet;
  sheet.artifact(() => {
    doc.rect(MARGIN, y, WIDTH, 3).fill(INK);
    doc.rect(MARGIN, y + 5, WIDTH, 0.75).fill(INK);
  });
  sheet.y += 6;
}

/** The face of headlines, or for letters that it lacks the one of texts. */
export const displayFace = ({ legible }: Sheet, text: string): string =>
  writesWhole(legible, text, DISPLAY) ? DISPLAY : SERIF_BOLD;

export const titleOf = ({ title, day }: ReviewDocument['contents']): string =>
  title.trim() || strings.untitled(day);
