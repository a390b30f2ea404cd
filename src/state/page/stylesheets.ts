declare global {
  interface Window {
    /** Set by the boot script, which needs it before any other code is loaded. */
    loadStylesheets?: () => Promise<unknown>;
  }
}

/**
 * Loads the whole stylesheets: the server writes only those of the first view into a page. Await it before showing
 * anything else. Never rejects: a page without them is better than none.
 */
export const loadStylesheets = async (): Promise<unknown> => window.loadStylesheets?.();

/**
 * Calls `callback` once all stylesheets are loaded, for contents that are shown only then, such as lists from
 * the device.
 */
export const whenStyled = (callback: () => void): void => void loadStylesheets().then(callback);
