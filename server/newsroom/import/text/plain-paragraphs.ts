import { encodeEntities } from '../plain-text.ts';
import { endsSentence, inOneLine, unwrapped, type Wrapping, wrappingOf } from './wrapped-lines.ts';

/** Longer lines were not wrapped: each is a paragraph. */
const LONG_LINE = 100;
const BLANK_LINES = /\n(?:[ \t\u00a0]*\n)+/;

const indentOf = (line: string): number => {
  const blanks = /^[ \u00a0\t]*/.exec(line)?.[0] ?? '';
  return [...blanks].reduce((sum, blank) => sum + (blank === '\t' ? 4 : 1), 0);
};

type Line = { text: string; isSetIn: boolean };

/**
 * Splits a block into lines and marks those indented further than the whole block is; the first line may follow a tag
 * and does not count.
 */
function linesOf(block: string): Line[] {
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  const others = lines.length > 1 ? lines.slice(1) : lines;
  const common = others.reduce((least, line) => Math.min(least, indentOf(line)), Number.POSITIVE_INFINITY);
  return lines.map((line) => ({ text: line.trim(), isSetIn: indentOf(line) >= common + 2 }));
}

/**
 * Agencies indent the first line of a paragraph instead of leaving an empty line; poets indent a verse within a
 * sentence.
 */
function partedByBlanks(lines: Line[]): string[][] | null {
  const later = lines.slice(1).filter(({ isSetIn }) => isSetIn);
  if (later.length === 0) return null;
  const ended = lines.filter(
    ({ text }, at) => lines[at + 1]?.isSetIn && (at === 0 || endsSentence(text)),
  ).length;
  if (ended < 0.8 * later.length) return null;
  const paragraphs: string[][] = [];
  for (const { text, isSetIn } of lines) {
    const last = paragraphs.at(-1);
    if (last && !isSetIn) last.push(text);
    else paragraphs.push([text]);
  }
  return paragraphs;
}

type Lines = { parts: Line[][]; isParted: boolean };

function partsOf(text: string): Lines {
  const unix = text.replace(/\r\n?|\v|\u2028|\u0085/g, '\n').replace(/\f|\u2029/g, '\n\n');
  const parts = unix.split(BLANK_LINES).flatMap((block) => (block.trim() ? [linesOf(block)] : []));
  return { parts, isParted: parts.length > 1 };
}

const textsOf = (lines: Line[]) => lines.map(({ text }) => text);

const joinedIn = (lines: string[], wrapping: Wrapping | null): string[] =>
  unwrapped(lines, wrapping).map((places) => inOneLine(lines, places));

/**
 * Paragraphs of plain text, each as a list of lines. They are separated by empty lines or indents; lines that a program
 * has wrapped are joined, and all others are kept, as in lists, poems and results.
 */
export function paragraphsIn(text: string): string[][] {
  const { parts, isParted } = partsOf(text);
  const wrapping = wrappingOf(parts.map(textsOf));
  return parts.flatMap((lines): string[][] => {
    const byBlanks = partedByBlanks(lines);
    if (byBlanks) return byBlanks.flatMap((one) => joinedIn(one, null)).map((one) => [one]);
    const texts = textsOf(lines);
    const joined = wrapping ? joinedIn(texts, wrapping) : texts;
    const isStrophe = isParted && joined.length === lines.length;
    return isStrophe && joined.every(({ length }) => length <= LONG_LINE)
      ? [joined]
      : joined.map((one) => [one]);
  });
}

const html = (paragraphs: string[][]): string =>
  paragraphs.map((lines) => `<p>${lines.join('<br>')}</p>`).join('\n');

/** Plain text as HTML paragraphs. */
export const paragraphsOf = (text: string): string =>
  html(paragraphsIn(text).map((lines) => lines.map(encodeEntities)));

/** Whether a text shows its paragraphs by more than its line ends. */
export function saysParagraphs(text: string): boolean {
  const { parts, isParted } = partsOf(text);
  return isParted || wrappingOf(parts.map(textsOf)) !== null || parts.some(partedByBlanks);
}

/**
 * Splits a text that an agency put into one `p`. Line breaks mean nothing in HTML, unless they are all that separates
 * its paragraphs.
 */
export const splitLoneParagraphs = (markup: string): string =>
  markup.replace(/<p(?:\s[^<>]*)?>([^<>]*)<\/p>/gi, (_, text: string) =>
    html(saysParagraphs(text) ? paragraphsIn(text) : [[text.trim()]]),
  );
