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
import type { Span } from './set-lines.ts';
import { type Sheet, type Style, span } from './sheet.ts';

type Element = PDFKit.PDFStructureElement;

const CHAPTER: Style = { size: 15, lineHeight: 22, colour: INK, before: 8 };
const NEWSPAPER: Style = { size: 16, lineHeight: 22, colour: INK };
const STAMP: Style = { size: 9, lineHeight: 13, colour: GREY };
const KICKER: Style = { size: 11, lineHeight: 15, colour: GREY, before: 16 };
const TITLE: Style = { size: 26, lineHeight: 31, colour: INK, before: 4, keep: 1 };
const SUBTITLE: Style = { size: 13, lineHeight: 19, colour: GREY, before: 6 };
const AUTHOR: Style = { ...COLUMN, size: 10, lineHeight: 15, colour: INK, before: 14 };
const NOTE: Style = { x: MARGIN + 14, width: WIDTH - 28, size: 10.5, lineHeight: 15, colour: INK };
const END: Style = { ...COLUMN, size: 9, lineHeight: 13, colour: GREY, before: 14 };

/** The heading of a part of the review, over its first clip. */
export function writeChapterHead(sheet: Sheet, parent: Element, title: string): void {
  doubleRule(sheet);
  sheet.text(parent, 'H1', span(title, BOLD), CHAPTER);
  sheet.y += 12;
}

/** A clip from its stamp to its copyright, on pages of its own. */
export function writeClip(sheet: Sheet, parent: Element, { clip, note }: DocumentClip): void {
  sheet.onTurn = () => writeRunningHead(sheet, clip);
  writeStamp(sheet, parent, clip);
  if (clip.kicker) sheet.text(parent, 'P', span(clip.kicker, BOLD), { ...KICKER, colour: colourOf(clip) });
  sheet.text(parent, 'H2', span(clip.title, displayFace(sheet, clip.title)), {
    ...TITLE,
    before: clip.kicker ? 2 : 16,
  });
  if (clip.subtitle) sheet.text(parent, 'P', span(clip.subtitle, SERIF), SUBTITLE);
  if (note.trim()) writeNote(sheet, parent, note.trim());
  if (clip.author) sheet.text(parent, 'P', span(clip.author, BOLD), AUTHOR);
  sheet.y += 6;
  writeBody(sheet, parent, clip.body);
  const name = brandOf(clip.newspaper).name;
  if (clip.partial)
    sheet.text(parent, 'P', [...span(`${strings.partial(name)} `, SERIF_ITALIC), ...sourceOf(clip, name)], {
      ...{ ...END, size: 10.5, lineHeight: 15, colour: INK },
    });
  if (clip.copyright) sheet.text(parent, 'P', span(clip.copyright, REGULAR), END);
  sheet.onTurn = () => undefined;
}

const colourOf = ({ newspaper }: ClipText) => brandOf(newspaper).colours.themeLight;

const sourceOf = ({ url }: ClipText, name: string): Span[] => [
  { text: strings.source(name), face: SERIF_BOLD, link: url },
];

/** Where it was printed. */
function writeStamp(sheet: Sheet, parent: Element, clip: ClipText): void {
  const { doc } = sheet;
  const colour = colourOf(clip);
  const top = sheet.y;
  sheet.artifact(() => doc.rect(MARGIN, top, WIDTH, 2).fill(colour));
  sheet.y += 10;
  const name = brandOf(clip.newspaper).name;
  const page = clip.page === null ? strings.noPage : strings.takenFrom(clip.page);
  const line = sheet.y;
  sheet.text(parent, 'P', span(`${name} `, displayFace(sheet, name)), { ...NEWSPAPER, colour });
  const after = sheet.y;
  sheet.y = line + 4;
  doc.font(BOLD).fontSize(11);
  const width = doc.widthOfString(page) + 1;
  sheet.text(parent, 'P', span(page, BOLD), {
    ...{ ...STAMP, size: 11, colour: INK },
    x: MARGIN + WIDTH - width,
    width,
  });
  sheet.y = after + 2;
  sheet.text(parent, 'P', span(factsOf(clip), REGULAR), STAMP);
  sheet.y += 6;
  const bottom = sheet.y;
  sheet.artifact(() => doc.rect(MARGIN, bottom, WIDTH, 0.5).fill(GREY));
}

const factsOf = ({ date, edition, alsoIn, section }: ClipText): string =>
  [
    longDate(date),
    alsoIn.length > 0 ? `${edition}, ${strings.alsoIn(alsoIn.length)}` : edition,
    ...(section ? [section] : []),
  ].join(' · ');

/** What the press office says of it, set apart by a bar. */
function writeNote(sheet: Sheet, parent: Element, note: string): void {
  const { doc } = sheet;
  sheet.need(2 * NOTE.lineHeight + 34);
  sheet.y += 14;
  const box = doc.struct('Note');
  parent.add(box);
  const [page, top] = [sheet.page(), sheet.y];
  sheet.text(box, 'P', span(strings.note, BOLD), { ...NOTE, size: 9, lineHeight: 14, colour: GREY });
  sheet.text(box, 'P', span(note, SERIF), NOTE);
  box.end();
  const [from, to] = [sheet.page() === page ? top : MARGIN, sheet.y];
  sheet.artifact(() => doc.rect(MARGIN, from, 3, to - from).fill(GREY));
}

/** On the pages that a clip goes on on. */
function writeRunningHead(sheet: Sheet, clip: ClipText): void {
  const { doc, legible } = sheet;
  const { y } = sheet;
  const words = `${brandOf(clip.newspaper).name}, ${longDate(clip.date)} · ${strings.follows(clip.title)}`;
  doc.markContent('Artifact', { type: 'Pagination', attached: ['Top'] });
  doc.font(REGULAR).fontSize(8.5).fillColor(GREY);
  const room = { face: REGULAR, x: MARGIN, y: y - 20, width: WIDTH, height: 11 };
  writeOneLine(doc, legible, words.replace(/\s+/g, ' '), room);
  doc.rect(MARGIN, y - 6, WIDTH, 0.5).fill(GREY);
  doc.endMarkedContent();
  sheet.y = y + 6;
}
