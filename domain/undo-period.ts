const UNDO_PERIOD_MS = 15 * 60_000;

/**
 * Start of the period in which a deletion can still be undone; what was deleted before it will soon be removed for
 * good.
 */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - UNDO_PERIOD_MS);
