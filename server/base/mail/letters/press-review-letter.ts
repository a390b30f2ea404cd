import type { Brand } from '#domain/brands/brand.ts';
import { brandOf } from '#domain/brands/brand-by-host.ts';
import type { Day } from '#domain/newsstand.ts';
import { clipAnchor } from '#domain/press-review/addresses.ts';
import type { Clip } from '#domain/press-review/clip.ts';
import { escapeHtml, escapeLines } from '../escape.ts';
import type { LetterBodies } from './letter.ts';
import { buttonHtml, letterFrame, SANS, SERIF } from './letter-frame.ts';
import { pressReviewStrings as strings } from './press-review-strings.ts';

type LetterClip = { clip: Pick<Clip, 'id' | 'newspaper' | 'edition' | 'page' | 'title'>; note: string };

export type PressReviewLetter = {
  subject: string;
  /** Message of the press office; empty for none. */
  message: string;
  contents: { day: Day; title: string; abstract: string };
  /** Empty where there are no clips, which the mail then says. */
  chapters: readonly { title: string; clips: readonly LetterClip[] }[];
  licensee: string;
  /** Whether the review is attached as a PDF. */
  isAttached: boolean;
  /** Link to the review; null where there is nothing to read. */
  readUrl: string | null;
  /** Link with which the recipient unsubscribes. */
  unsubscribeUrl: string;
};

/** Mail with a press review: the day's abstract, and an index in which each clip links to its text. PRS-04 */
export const pressReviewLetter = (brand: Brand, letter: PressReviewLetter): LetterBodies => ({
  subject: letter.subject,
  text: toText(brand, letter),
  html: toHtml(brand, letter),
});

/** `Il Messaggero · Roma · pag. 7` */
export const placeOf = ({ newspaper, edition, page }: Omit<LetterClip['clip'], 'id' | 'title'>): string =>
  [brandOf(newspaper).name, edition, page === null ? null : strings.page(page)]
    .filter((part) => part !== null)
    .join(' · ');

const noteOf = (note: string) => (note === '' ? null : `${strings.note}: ${note}`);
const urlOf = (readUrl: string | null, id: number) =>
  readUrl === null ? null : `${readUrl}#${clipAnchor(id)}`;

/** Paragraphs of both bodies before the index; `closingParagraphs` returns those after it. */
const openingParagraphs = ({ message, contents, chapters }: PressReviewLetter) =>
  [
    ...message.split(/\n{2,}/),
    ...(chapters.length === 0 ? [strings.nothing] : []),
    ...contents.abstract.split(/\n{2,}/),
  ].filter((part) => part.trim() !== '');

const closingParagraphs = ({ isAttached, chapters, licensee }: PressReviewLetter) => [
  ...(isAttached ? [strings.attached] : []),
  ...(chapters.length === 0 ? [] : [strings.licence(licensee)]),
  strings.why(licensee),
];

function toText(brand: Brand, letter: PressReviewLetter): string {
  const { contents, chapters, readUrl, unsubscribeUrl } = letter;
  const index = chapters.flatMap(({ title, clips }) => [
    title.toUpperCase(),
    ...clips.map(({ clip, note }) =>
      [clip.title, placeOf(clip), noteOf(note), urlOf(readUrl, clip.id)].filter(Boolean).join('\n'),
    ),
  ]);
  const parts = [
    `${brand.name} · ${contents.title}\n${strings.date(contents.day)}`,
    ...openingParagraphs(letter),
    ...(readUrl === null ? [] : [`${strings.read}:\n${readUrl}`]),
    ...index,
    ...closingParagraphs(letter),
    `${strings.unsubscribe}:\n${unsubscribeUrl}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const SMALL = `margin:0 0 10px;font:14px/1.5 ${SANS};color:#55524c`;
const TEXT = `margin:0 0 14px;font:16px/1.55 ${SANS};color:#17171a`;

function toHtml(brand: Brand, letter: PressReviewLetter): string {
  const { subject, contents, chapters, readUrl, unsubscribeUrl } = letter;
  const colour = brand.colours.themeLight;
  const rows = `<tr><td style="padding:24px 28px 4px">
<h1 style="margin:0 0 6px;font:700 28px/1.15 ${SERIF};color:#17171a">${escapeHtml(contents.title)}</h1>
<p style="${SMALL}">${escapeHtml(strings.date(contents.day))}</p>
${openingParagraphs(letter).map(inLines).join('\n')}
${readUrl === null ? '' : buttonHtml({ label: strings.read, url: readUrl }, colour)}
</td></tr>
${chapters.map((chapter) => chapterRow(chapter, { readUrl, colour })).join('\n')}
<tr><td style="padding:18px 28px;background:#f7f5f1">
${closingParagraphs(letter).map(small).join('\n')}
<p style="${SMALL}"><a href="${escapeHtml(unsubscribeUrl)}" style="color:#55524c;text-decoration:underline">${escapeHtml(strings.unsubscribe)}</a></p>
</td></tr>`;
  return letterFrame(brand, { subject, rows });
}

const small = (text: string) => `<p style="${SMALL}">${escapeHtml(text)}</p>`;
const inLines = (text: string) => `<p style="${TEXT}">${escapeLines(text)}</p>`;

type ClipStyle = { readUrl: string | null; colour: string };

const chapterRow = ({ title, clips }: PressReviewLetter['chapters'][number], style: ClipStyle) =>
  `<tr><td style="padding:18px 28px 6px;border-top:1px solid #d8d4cc">
<h2 style="margin:0 0 12px;font:650 15px/1.4 ${SANS};color:${style.colour}">${escapeHtml(title)}</h2>
${clips.map((clip) => clipHtml(clip, style)).join('\n')}
</td></tr>`;

function clipHtml({ clip, note }: LetterClip, { readUrl }: ClipStyle): string {
  const url = urlOf(readUrl, clip.id);
  const title = escapeHtml(clip.title);
  const linked =
    url === null
      ? title
      : `<a href="${escapeHtml(url)}" style="color:#17171a;text-decoration:none">${title}</a>`;
  return `<h3 style="margin:0;font:700 20px/1.2 ${SERIF};color:#17171a">${linked}</h3>
<p style="margin:4px 0 14px;font:14px/1.5 ${SANS};color:#55524c">${[placeOf(clip), noteOf(note)]
    .filter((part) => part !== null)
    .map(escapeLines)
    .join('<br>')}</p>`;
}
