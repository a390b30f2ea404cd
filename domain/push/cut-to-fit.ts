import { graphemesOf } from '../graphemes.ts';

/**
 * The longest beginning of a text that fits, cut between words if possible; the text itself if it fits. Null if not
 * even the empty text fits.
 */
export function cutToFit(text: string, fits: (text: string) => boolean): string | null {
  if (fits(text)) return text;
  if (!fits('')) return null;
  const signs = graphemesOf(text);
  let [least, most] = [0, signs.length - 1];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(cutAt(signs, middle))) least = middle;
    else most = middle - 1;
  }
  return cutAt(signs, least);
}

/**
 * Cuts a text to a number of characters that is lower than its length. A letter with its marks, or an emoji, is never
 * cut through.
 */
function cutAt(signs: readonly string[], most: number): string {
  if (most === 0) return '';
  const kept = signs.slice(0, most - 1).join('');
  const words = signs[most - 1] === ' ' ? kept : kept.slice(0, Math.max(0, kept.lastIndexOf(' ')));
  return `${(words || kept).replace(/[\s,;:.–-]+$/, '')}…`;
}
