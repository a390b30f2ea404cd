import { encodeEntities } from '../plain-text.ts';
import { endsSentence, joinLines, unwrapGroups, type Wrapping, wrappingOf } from './wrapped-lines.ts';

/**
 * Longest line in characters that may be a verse; if a block has a longer one, each of its lines is a
 * paragraph.
 */
const MAX_WRAPPED_LENGTH = 100;
const BLANK_LINES = /\n(?:[ \t\u00a0]*\n)+/;

const indentOf = (line: string): number => {
  const blanks = /^[ \u00a0\t]*/.exec(line)?.[0] ?? '';
  return [...blanks].reduce((sum, blank) => sum + (blank === '\t' ? 4 : 1), 0);
};

type Line = { text: string; isIndented: boolean };

/**
 * Splits a block into lines and marks those indented further than the whole block is; the first line may follow a tag
 * and does not count.
 */
function linesOf(block: string): Line[] {
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  const others = lines.length > 1 ? lines.slice(1) : lines;
  const commonIndent = others.reduce(
    (least, line) => Math.min(least, indentOf(line)),
    Number.POSITIVE_INFINITY,
  );
  return lines.map((line) => ({ text: line.trim(), isIndented: indentOf(line) >= commonIndent + 2 }));
}

/**
 * Splits lines into paragraphs at indented lines, which agencies use instead of empty lines. Null if there
 * are none, or if many of them are within a sentence, as in poems.
 */
function splitAtIndents(lines: Line[]): string[][] | null {
  const indentedLines = lines.slice(1).filter(({ isIndented }) => isIndented);
  if (indentedLines.length === 0) return null;
  const indentsAfterSentence = lines.filter(
    ({ text }, at) => lines[at + 1]?.isIndented && (at === 0 || endsSentence(text)),
  ).length;
  if (indentsAfterSentence < 0.8 * indentedLines.length) return null;
  const paragraphs: string[][] = [];
  for (const { text, isIndented } of lines) {
    const last = paragraphs.at(-1);
    if (last && !isIndented) last.push(text);
    else paragraphs.push([text]);
  }
  return paragraphs;
}

type SplitText = { parts: Line[][]; hasBlankLines: boolean };

function partsOf(text: string): SplitText {
  const withLineFeeds = text.replace(/\r\n?|\v|\u2028|\u0085/g, '\n').replace(/\f|\u2029/g, '\n\n');
  const parts = withLineFeeds.split(BLANK_LINES).flatMap((block) => (block.trim() ? [linesOf(block)] : []));
  return { parts, hasBlankLines: parts.length > 1 };
}

const textsOf = (lines: Line[]) => lines.map(({ text }) => text);

const joinWrapped = (lines: string[], wrapping: Wrapping | null): string[] =>
  unwrapGroups(lines, wrapping).map((indexes) => joinLines(lines, indexes));

/**
 * Paragraphs of plain text, each as a list of lines. They are separated by empty lines or indents; lines that a program
 * has wrapped are joined, and all others are kept, as in lists, poems and results.
 */
export function paragraphsIn(text: string): string[][] {
  const { parts, hasBlankLines } = partsOf(text);
  const wrapping = wrappingOf(parts.map(textsOf));
  return parts.flatMap((lines): string[][] => {
    const byIndents = splitAtIndents(lines);
    if (byIndents) return byIndents.flatMap((one) => joinWrapped(one, null)).map((one) => [one]);
    const texts = textsOf(lines);
    const joined = wrapping ? joinWrapped(texts, wrapping) : texts;
    const mayBeStrophe = hasBlankLines && joined.length === lines.length;
    return mayBeStrophe && joined.every(({ length }) => length <= MAX_WRAPPED_LENGTH)
      ? [joined]
      : joined.map((one) => [one]);
  });
}

const toHtml = (paragraphs: string[][]): string =>
  paragraphs.map((lines) => `<p>${lines.join('<br>')}</p>`).join('\n');

/** Plain text as HTML paragraphs. */
export const paragraphsOf = (text: string): string =>
  toHtml(paragraphsIn(text).map((lines) => lines.map(encodeEntities)));

/** Whether a text shows its paragraphs by more than its line ends. */
export function hasVisibleParagraphs(text: string): boolean {
  const { parts, hasBlankLines } = partsOf(text);
  return hasBlankLines || wrappingOf(parts.map(textsOf)) !== null || parts.some(splitAtIndents);
}

/**
 * Splits a text that an agency put into one `p`. Line breaks mean nothing in HTML, unless they are all that separates
 * its paragraphs.
 */
export const splitLoneParagraphs = (markup: string): string =>
  markup.replace(/<p(?:\s[^<>]*)?>([^<>]*)<\/p>/gi, (_, text: string) =>
    toHtml(hasVisibleParagraphs(text) ? paragraphsIn(text) : [[text.trim()]]),
  );
