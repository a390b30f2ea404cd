/** How long an issue that was thrown away can be taken back. */
export const TAKE_BACK_MS = 8000;
