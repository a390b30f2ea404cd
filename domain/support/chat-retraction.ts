/** How long a sender may take a message back. HLP-10 */
export const RETRACTION_MS = 15 * 60_000;

/** Time left for that, in milliseconds; 0 when it is over. */
export const leftToRetract = (saidAt: Date, now: Date): number =>
  Math.max(0, saidAt.getTime() + RETRACTION_MS - now.getTime());
