let loaded: Promise<unknown> | undefined;

/**
 * The whole stylesheets: the server writes only what the first view needs into a page. To be awaited before anything
 * is shown that was not there. Never fails: a page without them is better than none.
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

/** For a list that is shown in its styles. */
export const whenStyled = (work: () => void): void => void loadStylesheets().then(work);
