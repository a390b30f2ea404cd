/**
 * The longest beginning of a text that fits, of whole words where there are any; the text itself where it does. Null where
 * not even nothing fits.
 */
export function cutToFit(text: string, fits: (text: string) => boolean): string | null {
  if (fits(text)) return text;
  if (!fits('')) return null;
  const points = Array.from(text);
  let [least, most] = [0, points.length - 1];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(cutAt(points, middle))) least = middle;
    else most = middle - 1;
  }
  return cutAt(points, least);
}

/** So many code points at most, which are less than all: a letter of several units is never cut through. */
function cutAt(points: readonly string[], most: number): string {
  if (most === 0) return '';
  const kept = points.slice(0, most - 1).join('');
  const words = points[most - 1] === ' ' ? kept : kept.slice(0, Math.max(0, kept.lastIndexOf(' ')));
  return `${(words || kept).replace(/[\s,;:.–-]+$/, '')}…`;
}
