import { decodeHTML } from 'entities';
import type { NinjsText } from '../ninjs/ninjs-item.ts';
import { encodeEntities, plainText } from '../plain-text.ts';
import { hasVisibleParagraphs, paragraphsOf } from '../text/plain-paragraphs.ts';
import { withGuillemets, withTypedBrackets } from '../text/typed-brackets.ts';
import { isVisible, oneLine } from '../visible-text.ts';
import { attribute, lineOf, type XmlElement } from '../xml/xml-element.ts';
import type { FeedText } from './feed-entry.ts';
import { mendApostrophes } from './mend-apostrophes.ts';
import { isSeparatedByLines, paragraphsByLines } from './paragraphs.ts';

const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;
const TAG = /<\/?[a-z][^<>]*>/i;
/**
 * Matches a title that is HTML: it closes a tag, or has one such as `<br>`. One that only mentions `<b>` is
 * not.
 */
const LOOKS_LIKE_HTML = /<([a-z][a-z\d]*)\b[^<>]*>[^<]*<\/\1\s*>|<(?:br|img|wbr|hr)\b[^<>]*>|<!--[^<>]*-->/i;

/**
 * Matches a text that begins with an escaped tag and contains others: a system has escaped it once too often.
 */
const ESCAPED_TAGS = /^\s*&lt;(?:!--|[a-z][a-z\d]{0,15}\b)[^<]*&lt;(?:\/[a-z]|br\b)/i;

/**
 * A text without the second escaping that some systems add, with which readers would see the tags, and with guillemets
 * where brackets were typed.
 */
export function unescapedWords({ kind, value }: FeedText): FeedText {
  if (kind === 'plain') return { kind, value };
  return ESCAPED_TAGS.test(value) && !TAG.test(value)
    ? { kind: 'html', value: decodeHTML(value) }
    : { kind, value: withGuillemets(value) };
}

/** Text of a line that may be HTML: RSS does not state which, and both occur. */
const isLineOfHtml = ({ value, kind }: FeedText): boolean =>
  kind === 'html' || (kind === 'loose' && (REFERENCE.test(value) || LOOKS_LIKE_HTML.test(value)));

const isHtml = ({ value, kind }: FeedText): boolean =>
  kind === 'html' || (kind === 'loose' && (REFERENCE.test(value) || TAG.test(withTypedBrackets(value))));

/** One line of plain text. */
export const toLine = (words: FeedText): string =>
  isLineOfHtml(words) ? plainText(words.value) : oneLine(words.value);

/** The line of an element that may be HTML: by its `type`, else if it looks like HTML. */
export function shownLine(element: XmlElement | undefined): string | undefined {
  const type = attribute(element, 'type')?.toLowerCase() ?? '';
  const kind = type.includes('html') ? 'html' : 'loose';
  return (
    toLine({ value: lineOf(element) ?? '', kind: /^(?:plain|text)/.test(type) ? 'plain' : kind }) || undefined
  );
}

/** Elements whose text is not part of the article. */
const REMOVED_ELEMENT = /<(?:script|style|noscript|textarea|!--)/i;

/** Whether a text has visible characters; an element with only a space has none. */
export function hasWords({ value, kind }: FeedText): boolean {
  if (kind === 'plain') return isVisible(value);
  const text = REMOVED_ELEMENT.test(value) ? plainText(value) : value.replace(/<[^<>]*>/g, '');
  return isVisible(decodeHTML(text));
}

/** Plain text whose lines all end like sentences has one paragraph a line; in other text a line break means nothing. */
const isLineByLine = (text: string): boolean => {
  const lines = text.split('\n').flatMap((line) => (line.trim() ? [line.trim()] : []));
  return lines.length > 1 && lines.slice(0, -1).every((line) => /[.!?…:;»”")]$/.test(line));
};

function plainToHtml(text: string): string {
  const withLineFeeds = text.replace(/\r\n?/g, '\n');
  return hasVisibleParagraphs(withLineFeeds) || isLineByLine(withLineFeeds)
    ? paragraphsOf(withLineFeeds)
    : `<p>${encodeEntities(withLineFeeds.trim())}</p>`;
}

/** A text in paragraphs. */
export function toHtml(words: FeedText): string {
  const { value, kind } = words;
  if (kind === 'plain') return paragraphsOf(value);
  if (!isHtml(words)) return plainToHtml(value);
  return isSeparatedByLines(value) ? paragraphsByLines(value, { lineBreaks: false }) : value;
}

/** The source line that WordPress adds below every text of a feed. */
const SOURCE_LINE =
  /<p>\s*(?:The post|(?:L[’']|L&#8217;)articolo|Questo articolo)\s*<a\b[^<>]*>[^<]*<\/a>\s*(?:appeared first on|proviene da|(?:è|&egrave;) apparso (?:per la prima volta )?(?:su|in)|sembra essere il primo su)\s*<a\b[^<>]*>[^<]*<\/a>\s*\.?\s*<\/p>\s*$/i;

export const withoutSourceLine = (html: string): string => {
  const lastPart = html.slice(-2000);
  return html.slice(0, html.length - lastPart.length) + lastPart.replace(SOURCE_LINE, '');
};

/** A text in the form of ninjs, with lost apostrophes restored. */
export function textWithRole(role: string, html: string, warnings: string[]): NinjsText {
  const value = mendApostrophes(html);
  if (value !== html) warnings.push(`${role}: lost apostrophes are set again`);
  return { role, contenttype: 'text/html', value };
}
