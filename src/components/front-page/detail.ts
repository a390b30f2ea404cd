/** Nominal width of a cover in CSS pixels; the box around it decides the real one. */
export type CoverSize = 52 | 64 | 86 | 132 | 158 | 248 | 372;

/**
 * How much of the page is set: `full` in words, `reduced` with titles above greeked lines, `tiny` with the lead alone.
 * A page holds dozens of covers, so what cannot be read is drawn by the style sheet instead of by elements.
 */
export type Detail = 'full' | 'reduced' | 'tiny';

export function detailOf(size: CoverSize): Detail {
  if (size < 100) return 'tiny';
  return size < 300 ? 'reduced' : 'full';
}
