/**
 * Options of a call that the browser sends to its end although the page is left or loaded again at once: what is chosen
 * is shown before the answer comes. For small bodies alone, browsers hold 64 KB of such calls at a time.
 */
export const SENT_ANYWAY = { keepalive: true } as const;
