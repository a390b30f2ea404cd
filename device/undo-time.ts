/** How long the removal of a downloaded issue, or the dismissal of a notice, can be undone. */
export const UNDO_MS = 8000;
