/** How long the removal of an issue can be undone. */
export const UNDO_MS = 8000;
