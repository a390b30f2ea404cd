import { graphemesOf } from '#domain/graphemes.ts';

/** The lines of a title and their font size. */
export type FittedTitle = { lines: string[]; size: number };

export type Space = { width: number; height: number };

const FONT_SIZES = [76, 68, 60, 54, 48, 43, 38, 34];
/** Height of a line, as a factor of the font size. */
export const LINE_HEIGHT = 1.12;

const ELLIPSIS = '…';

type Measure = (text: string, size: number) => number;

/**
 * The longest beginning of a word that fits on a line with an ellipsis; the word itself if it has one letter.
 */
function cutWord(word: string, fits: (text: string) => boolean): string {
  let letters = graphemesOf(word);
  while (letters.length > 1 && !fits(letters.join('') + ELLIPSIS)) letters = letters.slice(0, -1);
  const cut = letters.join('');
  return cut === word ? word : cut + ELLIPSIS;
}

function wrap(words: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const extended = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(extended)) lines[lines.length - 1] = extended;
    else lines.push(fits(word) ? word : cutWord(word, fits));
  }
  return lines;
}

/** Sets a title as large as its space allows; one that is too long even in the smallest size ends in an ellipsis. */
export function fitTitle(title: string, space: Space, measure: Measure): FittedTitle {
  const words = title.split(/\s+/).filter(Boolean);
  for (const size of FONT_SIZES) {
    const fits = (text: string) => measure(text, size) <= space.width;
    // A smaller size is better than a word that is cut.
    if (size !== FONT_SIZES.at(-1) && !words.every(fits)) continue;
    const lines = wrap(words, fits);
    const maxLines = Math.floor(space.height / (size * LINE_HEIGHT));
    if (lines.length <= maxLines) return { lines, size };
    if (size === FONT_SIZES.at(-1)) return { lines: cutLines(lines, maxLines, fits), size };
  }
  return { lines: [], size: FONT_SIZES[0] ?? 0 };
}

/** A text on one line; one that is too long ends in an ellipsis. */
export function fitLine(text: string, fits: (text: string) => boolean): string {
  const lines = wrap(text.split(/\s+/).filter(Boolean), fits);
  return (lines.length > 1 ? cutLines(lines, 1, fits)[0] : lines[0]) ?? '';
}

function cutLines(lines: readonly string[], maxLines: number, fits: (text: string) => boolean): string[] {
  const shownLines = lines.slice(0, maxLines);
  let last = shownLines.at(-1) ?? '';
  while (last.includes(' ') && !fits(last + ELLIPSIS)) last = last.slice(0, last.lastIndexOf(' '));
  return [...shownLines.slice(0, -1), last.replace(/[\s,;:.…]+$/, '') + ELLIPSIS];
}
