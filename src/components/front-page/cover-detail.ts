/** Nominal width of a cover in CSS pixels; the box around it decides the real one. */
export type CoverSize = 52 | 64 | 86 | 132 | 158 | 248 | 372;

/**
 * How much of the page is rendered: `full` as text, `reduced` with titles above greeked lines, `tiny` with only the
 * lead. A page holds dozens of covers, so text too small to read is drawn by the stylesheet instead of by elements.
 */
export type CoverDetail = 'full' | 'reduced' | 'tiny';

export function detailOf(size: CoverSize): CoverDetail {
  if (size < 100) return 'tiny';
  return size < 300 ? 'reduced' : 'full';
}
