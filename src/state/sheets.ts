let loaded: Promise<unknown> | undefined;

/**
 * The whole style sheets: the server writes only what the first view needs into a page. To be awaited before anything
 * is shown that was not there. Never fails: a page without them is better than none.
 */
export function loadSheets(): Promise<unknown> {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  loaded ??= Promise.all(
    [...sheets].map((sheet) => {
      const done = new Promise((resolve) => {
        sheet.onload = resolve;
        sheet.onerror = resolve;
      });
      sheet.disabled = false;
      return done;
    }),
  );
  return loaded;
}
