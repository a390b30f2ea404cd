import { decodeEntities } from '../plain-text.ts';
import { joinLines, unwrapGroups, type Wrapping, wrappingOf } from '../text/wrapped-lines.ts';

/** Tags of elements that a paragraph cannot contain: text around them becomes a separate paragraph. */
const BLOCKS =
  /<\/?(?:address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul)\b[^<>]*>/gi;
const BEGINS_WITH_BLOCK =
  /^<\/?(?:address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul)\b/i;
/** Parts of lists and tables: no paragraph may be put around them. */
const BEGINS_WITH_PART = /^<\/?(?:li|dt|dd|tr|td|th|thead|tbody|tfoot|caption|figcaption|colgroup|col)\b/i;
const TWO_BREAKS = /<br\s*\/?>(?:\s|&nbsp;)*<br\s*\/?>/gi;

const visibleLines = (part: string): string[] =>
  part.split('\n').map((line) => decodeEntities(line.replace(/<[^<>]*>/g, '')).trim());

/** The lines of a text with breaks between them, except where a program has wrapped it. */
function withBreaks(part: string, wrapping: Wrapping | null): string {
  const lines = part.split('\n');
  if (!wrapping || lines.length === 1) return lines.join('<br>');
  return unwrapGroups(visibleLines(part), wrapping)
    .map((lineIndexes) => joinLines(lines, lineIndexes))
    .join('<br>');
}

function toParagraphs(piece: string, lineBreaks: boolean): string {
  const separated = piece
    .replace(TWO_BREAKS, '\n\n')
    .replace(BLOCKS, (tag) => (tag.startsWith('</') ? `${tag}\n\n` : `\n\n${tag}`));
  const parts = separated
    .split(/\n(?:[ \t]*\n)+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const wrapping = lineBreaks ? wrappingOf(parts.map(visibleLines)) : null;
  return parts
    .map((part) => {
      if (BEGINS_WITH_BLOCK.test(part) || BEGINS_WITH_PART.test(part)) return part;
      return `<p>${lineBreaks ? withBreaks(part, wrapping) : part}</p>`;
    })
    .join('\n');
}

/**
 * Adds paragraph elements to HTML whose paragraphs are separated by empty lines, as in WordPress. Content of
 * `pre` does not change.
 */
export function paragraphsByLines(html: string, { lineBreaks }: { lineBreaks: boolean }): string {
  const text = html.replace(/\r\n?/g, '\n');
  const parts: string[] = [];
  let textStart = 0;
  let preStart = -1;
  for (const { 0: tag, index } of text.matchAll(/<\/?pre\b[^<>]*>/gi)) {
    const isEnd = tag.startsWith('</');
    if (!isEnd && preStart < 0) preStart = index;
    if (!isEnd || preStart < 0) continue;
    const preEnd = index + tag.length;
    parts.push(toParagraphs(text.slice(textStart, preStart), lineBreaks), text.slice(preStart, preEnd));
    [textStart, preStart] = [preEnd, -1];
  }
  return [...parts, toParagraphs(text.slice(textStart), lineBreaks)]
    .filter((piece) => piece !== '')
    .join('\n');
}

/** Whether only empty lines separate the paragraphs of a text. */
export const isSeparatedByLines = (html: string): boolean =>
  /\n[ \t]*\r?\n/.test(html) && !/<(?:p|br|div)\b/i.test(html);
