/** For as long as this whoever said something may take it back. HLP-10 */
export const RETRACTION_MS = 15 * 60_000;

/** How long that still is, in milliseconds; 0 when it is over. */
export const leftToRetract = (saidAt: Date, now: Date): number =>
  Math.max(0, saidAt.getTime() + RETRACTION_MS - now.getTime());
