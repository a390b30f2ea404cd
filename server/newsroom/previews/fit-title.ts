import { graphemesOf } from '#domain/graphemes.ts';

/** The lines of a title and their font size. */
export type FittedTitle = { lines: string[]; size: number };

export type Room = { width: number; height: number };

const SIZES = [76, 68, 60, 54, 48, 43, 38, 34];
/** Height of a line, as a factor of the font size. */
export const LINE_HEIGHT = 1.12;

const ELLIPSIS = '…';

type Measure = (text: string, size: number) => number;

/** The longest beginning of a word that fits on a line. */
function cutWord(word: string, fits: (text: string) => boolean): string {
  let signs = graphemesOf(word);
  while (signs.length > 1 && !fits(signs.join('') + ELLIPSIS)) signs = signs.slice(0, -1);
  const cut = signs.join('');
  return cut === word ? word : cut + ELLIPSIS;
}

function wrap(words: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(fits(word) ? word : cutWord(word, fits));
  }
  return lines;
}

/** Sets a title as large as its space allows; one that is too long even in the smallest size ends in an ellipsis. */
export function fitTitle(title: string, room: Room, measure: Measure): FittedTitle {
  const words = title.split(/\s+/).filter(Boolean);
  for (const size of SIZES) {
    const fits = (text: string) => measure(text, size) <= room.width;
    // A smaller size is better than a word that is cut.
    if (size !== SIZES.at(-1) && !words.every(fits)) continue;
    const lines = wrap(words, fits);
    const most = Math.floor(room.height / (size * LINE_HEIGHT));
    if (lines.length <= most) return { lines, size };
    if (size === SIZES.at(-1)) return { lines: cutLines(lines, most, fits), size };
  }
  return { lines: [], size: SIZES[0] ?? 0 };
}

function cutLines(lines: readonly string[], most: number, fits: (text: string) => boolean): string[] {
  const kept = lines.slice(0, most);
  let last = kept.at(-1) ?? '';
  while (last.includes(' ') && !fits(last + ELLIPSIS)) last = last.slice(0, last.lastIndexOf(' '));
  return [...kept.slice(0, -1), last.replace(/[\s,;:.]+$/, '') + ELLIPSIS];
}
