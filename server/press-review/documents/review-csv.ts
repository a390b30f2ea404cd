import { brandOf } from '#domain/brands/brand-by-host.ts';
import { documentStrings as strings } from './document-strings.ts';
import type { ReviewDocument } from './review-document.ts';

const BYTE_ORDER_MARK = '\ufeff';
/** Column separator of Italian spreadsheets. */
const SEPARATOR = ';';

/** Prevents a spreadsheet from reading a text as a formula. */
const defused = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** RFC 4180 */
function cell(value: string | number | null): string {
  const text = typeof value === 'number' ? String(value) : defused(value ?? '');
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A review as a table for a spreadsheet: one line for each clip, without its text. */
export function reviewCsv({ chapters }: Pick<ReviewDocument, 'chapters'>): Buffer {
  const rows = chapters.flatMap(({ title: chapter, clips }) =>
    clips.map(({ clip, note }) => [
      clip.id,
      chapter,
      brandOf(clip.newspaper).name,
      clip.edition,
      clip.alsoIn.join(', '),
      clip.date,
      clip.page,
      clip.section,
      clip.title,
      clip.author,
      note,
      clip.url,
    ]),
  );
  const lines = [strings.columns, ...rows].map((row) => row.map(cell).join(SEPARATOR));
  return Buffer.from(`${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`);
}
