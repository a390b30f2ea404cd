const TAKEN_BACK_MS = 15 * 60_000;

/** What was deleted after this moment can be taken back; of what was deleted before it nothing is left soon. */
export const takenBackSince = (now: Date): Date => new Date(now.getTime() - TAKEN_BACK_MS);
