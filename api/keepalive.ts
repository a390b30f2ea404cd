/**
 * Options of a call that the browser completes although the page is left or reloaded immediately, because a choice is
 * shown before the answer arrives. Only for small bodies: browsers allow 64 KB of such calls at a time.
 */
export const KEEPALIVE = { keepalive: true } as const;
