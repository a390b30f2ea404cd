const waiting = new Set<() => void>();

/** Called when a page has reported that another reader has signed in, or the reader has signed out. */
export function sessionHasChanged(): void {
  for (const end of waiting) end();
}

/** Resolves at the next change of the session, at the latest after `timeoutMs`. */
export const nextSessionChange = (timeoutMs: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(end, timeoutMs);
    function end() {
      clearTimeout(timer);
      waiting.delete(end);
      resolve();
    }
    waiting.add(end);
  });
