import { brandOf } from '#domain/brands/brand-by-host.ts';
import { documentStrings as strings } from './document-strings.ts';
import type { ReviewDocument } from './review-document.ts';

const BYTE_ORDER_MARK = '\ufeff';
/** By which an Italian spreadsheet tells columns. */
const SEPARATOR = ';';

/** What a spreadsheet would reckon is shown as it is written: a title is no formula. */
const defused = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** RFC 4180 */
function cell(value: string | number | null): string {
  const text = typeof value === 'number' ? String(value) : defused(value ?? '');
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The table of a review for a spreadsheet: a line for each clip, without its text. */
export function reviewCsv({ chapters }: Pick<ReviewDocument, 'chapters'>): Buffer {
  const rows = chapters.flatMap(({ title: chapter, clips }) =>
    clips.map(({ clip, note }) => [
      ...[clip.id, chapter, brandOf(clip.newspaper).name, clip.edition, clip.alsoIn.join(', '), clip.date],
      ...[clip.page, clip.section, clip.title, clip.author, note, clip.url],
    ]),
  );
  const lines = [strings.columns, ...rows].map((row) => row.map(cell).join(SEPARATOR));
  return Buffer.from(`${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`);
}
