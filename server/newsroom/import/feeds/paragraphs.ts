import { decodeEntities } from '../plain-text.ts';
import { inOneLine, unwrapped, type Wrapping, wrappingOf } from '../text/wrapped-lines.ts';

/** Elements that a paragraph cannot hold: text around them is a paragraph of its own. */
const BLOCKS =
  /<\/?(?:address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul)\b[^<>]*>/gi;
const BEGINS_WITH_BLOCK =
  /^<\/?(?:address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul)\b/i;
/** Parts of lists and tables: no paragraph may be put around them. */
const BEGINS_WITH_PART = /^<\/?(?:li|dt|dd|tr|td|th|thead|tbody|tfoot|caption|figcaption|colgroup|col)\b/i;
const TWO_BREAKS = /<br\s*\/?>(?:\s|&nbsp;)*<br\s*\/?>/gi;

const shownLines = (part: string): string[] =>
  part.split('\n').map((line) => decodeEntities(line.replace(/<[^<>]*>/g, '')).trim());

/** The lines of a text with breaks between them, except where a program has wrapped it. */
function withBreaks(part: string, wrapping: Wrapping | null): string {
  const lines = part.split('\n');
  if (!wrapping || lines.length === 1) return lines.join('<br>');
  return unwrapped(shownLines(part), wrapping)
    .map((places) => inOneLine(lines, places))
    .join('<br>');
}

function madeParagraphs(piece: string, lineBreaks: boolean): string {
  const apart = piece
    .replace(TWO_BREAKS, '\n\n')
    .replace(BLOCKS, (tag) => (tag.startsWith('</') ? `${tag}\n\n` : `\n\n${tag}`));
  const parts = apart
    .split(/\n(?:[ \t]*\n)+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const wrapping = lineBreaks ? wrappingOf(parts.map(shownLines)) : null;
  return parts
    .map((part) => {
      if (BEGINS_WITH_BLOCK.test(part) || BEGINS_WITH_PART.test(part)) return part;
      return `<p>${lineBreaks ? withBreaks(part, wrapping) : part}</p>`;
    })
    .join('\n');
}

/**
 * HTML whose paragraphs are separated by empty lines, as in WordPress, with paragraph elements. Content of `pre` does
 * not change.
 */
export function paragraphsByLines(html: string, { lineBreaks }: { lineBreaks: boolean }): string {
  const text = html.replace(/\r\n?/g, '\n');
  const pieces: string[] = [];
  let from = 0;
  let open = -1;
  for (const { 0: tag, index } of text.matchAll(/<\/?pre\b[^<>]*>/gi)) {
    const isEnd = tag.startsWith('</');
    if (!isEnd && open < 0) open = index;
    if (!isEnd || open < 0) continue;
    const after = index + tag.length;
    pieces.push(madeParagraphs(text.slice(from, open), lineBreaks), text.slice(open, after));
    [from, open] = [after, -1];
  }
  return [...pieces, madeParagraphs(text.slice(from), lineBreaks)].filter((piece) => piece !== '').join('\n');
}

/** Whether only empty lines separate the paragraphs of a text. */
export const isSeparatedByLines = (html: string): boolean =>
  /\n[ \t]*\r?\n/.test(html) && !/<(?:p|br|div)\b/i.test(html);
