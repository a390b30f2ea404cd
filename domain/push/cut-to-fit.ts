import { graphemesOf } from '../graphemes.ts';

/**
 * The longest beginning of a text that fits, cut between words if possible; the text itself if it fits. Null if not
 * even the empty text fits.
 */
export function cutToFit(text: string, fits: (text: string) => boolean): string | null {
  if (fits(text)) return text;
  if (!fits('')) return null;
  const graphemes = graphemesOf(text);
  let [least, most] = [0, graphemes.length - 1];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(cutAt(graphemes, middle))) least = middle;
    else most = middle - 1;
  }
  return cutAt(graphemes, least);
}

/**
 * Cuts a text to a number of graphemes that is lower than its own, with an ellipsis as the last. A letter
 * with its marks, or an emoji, is never cut through.
 */
function cutAt(graphemes: readonly string[], maxLength: number): string {
  if (maxLength === 0) return '';
  const beginning = graphemes.slice(0, maxLength - 1).join('');
  const wholeWords =
    graphemes[maxLength - 1] === ' '
      ? beginning
      : beginning.slice(0, Math.max(0, beginning.lastIndexOf(' ')));
  return `${(wholeWords || beginning).replace(/[\s,;:.–-]+$/, '')}…`;
}
