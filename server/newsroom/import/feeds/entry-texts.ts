import { decodeHTML } from 'entities';
import type { NinjsText } from '../ninjs/ninjs-item.ts';
import { encodeEntities, plainText } from '../plain-text.ts';
import { paragraphsOf, saysParagraphs } from '../text/plain-paragraphs.ts';
import { isVisible, oneLine } from '../visible-text.ts';
import type { Words } from './feed-entry.ts';
import { mendApostrophes } from './mend-apostrophes.ts';
import { isPartedByLines, paragraphsByLines } from './paragraphs.ts';

const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;
const TAG = /<\/?[a-z][^<>]*>/i;
/** A title that speaks of `<b>` is no HTML; one that ends what it begins, or breaks its line, is. */
const MARKED = /<([a-z][a-z\d]*)\b[^<>]*>[^<]*<\/\1\s*>|<(?:br|img|wbr|hr)\b[^<>]*>/i;

/** Nothing but signs for tags, from the first sign on: what a system has escaped once too often. */
const ESCAPED_TAGS = /^\s*&lt;(?:!--|[a-z][a-z\d]{0,15}\b)[^<]*&lt;(?:\/[a-z]|br\b)/i;

/** HTML that was escaped once more than its format has it: readers would see its tags. */
export const unescapedWords = (words: Words): Words =>
  words.kind !== 'plain' && ESCAPED_TAGS.test(words.value) && !TAG.test(words.value)
    ? { kind: 'html', value: decodeHTML(words.value) }
    : words;

/** Text of a line, HTML or not: the format of RSS has no word for it, and both are met. */
const isLineOfHtml = ({ value, kind }: Words): boolean =>
  kind === 'html' || (kind === 'loose' && (REFERENCE.test(value) || MARKED.test(value)));

const isHtml = ({ value, kind }: Words): boolean =>
  kind === 'html' || (kind === 'loose' && (REFERENCE.test(value) || TAG.test(value)));

/** One line of plain text. */
export const lineOfWords = (words: Words): string =>
  isLineOfHtml(words) ? plainText(words.value) : oneLine(words.value);

/** Elements whose text is none of the article. */
const SILENT = /<(?:script|style|noscript|textarea|!--)/i;

/** Whether a reader would see a word of it: not so a paragraph with a blank in it. */
export function hasWords({ value, kind }: Words): boolean {
  if (kind === 'plain') return isVisible(value);
  const text = SILENT.test(value) ? plainText(value) : value.replace(/<[^<>]*>/g, '');
  return isVisible(decodeHTML(text));
}

/** Plain text whose lines all end like sentences is written a paragraph a line; in other text a line has no meaning. */
const isLineByLine = (text: string): boolean => {
  const lines = text.split('\n').flatMap((line) => (line.trim() ? [line.trim()] : []));
  return lines.length > 1 && lines.slice(0, -1).every((line) => /[.!?…:;»”")]$/.test(line));
};

function looseHtml(text: string): string {
  const unix = text.replace(/\r\n?/g, '\n');
  return saysParagraphs(unix) || isLineByLine(unix)
    ? paragraphsOf(unix)
    : `<p>${encodeEntities(unix.trim())}</p>`;
}

/** A text in paragraphs. */
export function htmlOfWords(words: Words): string {
  const { value, kind } = words;
  if (kind === 'plain') return paragraphsOf(value);
  if (!isHtml(words)) return looseHtml(value);
  return isPartedByLines(value) ? paragraphsByLines(value, { lineBreaks: false }) : value;
}

/** What WordPress puts below every text of a feed: where it comes from. */
const SOURCE_LINE =
  /<p>\s*(?:The post|(?:L[’']|L&#8217;)articolo|Questo articolo)\s*<a\b[^<>]*>[^<]*<\/a>\s*(?:appeared first on|proviene da|(?:è|&egrave;) apparso (?:per la prima volta )?(?:su|in)|sembra essere il primo su)\s*<a\b[^<>]*>[^<]*<\/a>\s*\.?\s*<\/p>\s*$/i;

export const withoutSourceLine = (html: string): string => {
  const end = html.slice(-2000);
  return html.slice(0, html.length - end.length) + end.replace(SOURCE_LINE, '');
};

/** A text as ninjs has it, with the apostrophes back that a system has lost. */
export function textWithRole(role: string, html: string, warnings: string[]): NinjsText {
  const value = mendApostrophes(html);
  if (value !== html) warnings.push(`${role}: lost apostrophes are set again`);
  return { role, contenttype: 'text/html', value };
}
