/** How long an issue that was thrown away can be taken back. */
export const UNDO_MS = 8000;
