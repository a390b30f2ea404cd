declare global {
  interface Window {
    /** Set by the boot script, which needs it before any other code is loaded. */
    loadStylesheets?: () => Promise<unknown>;
  }
}

/**
 * Loads the whole stylesheets: the server writes only the rules of the first view into a page. Await it before showing
 * anything else. Never rejects: a page without them is better than none.
 */
export const loadStylesheets = async (): Promise<unknown> => window.loadStylesheets?.();

/**
 * Calls `callback` once the whole stylesheets have been loaded or have failed: for contents that no first view shows,
 * such as favourites and downloads on the device.
 */
export const whenStyled = (callback: () => void): void => void loadStylesheets().then(callback);
