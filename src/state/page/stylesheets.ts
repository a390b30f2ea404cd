let loaded: Promise<unknown> | undefined;

/**
 * Loads the whole stylesheets: the server writes only those of the first view into a page. Await it before showing
 * anything else. Never rejects: a page without them is better than none.
 */
export function loadStylesheets(): Promise<unknown> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  loaded ??= Promise.all(
    [...links].map((link) => {
      const done = new Promise((resolve) => {
        link.onload = resolve;
        link.onerror = resolve;
      });
      link.disabled = false;
      return done;
    }),
  );
  return loaded;
}

/**
 * Calls `callback` once all stylesheets are loaded, for contents that are shown only then, such as lists from
 * the device.
 */
export const whenStyled = (callback: () => void): void => void loadStylesheets().then(callback);
