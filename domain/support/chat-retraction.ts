/** How long a sender may take a message back. HLP-10 */
export const RETRACTION_MS = 15 * 60_000;

/** Time for which a message may still be taken back, in milliseconds; 0 when that is over. */
export const retractionMsLeft = (saidAt: Date, now: Date): number =>
  Math.max(0, saidAt.getTime() + RETRACTION_MS - now.getTime());
