import { loadScript } from './load-script.ts';

/** A page as it is told to whoever measures audiences; nobody's name is in it. TRK-04 */
export type AudienceView = {
  title: string;
  /** Without query and fragment. */
  url: string;
  refresh: boolean;
  /** Purposes that were agreed to, `1,4`. */
  consent: string;
  subscriber: 'subscriber' | 'non-subscriber';
  logged: boolean;
};

declare global {
  interface Window {
    edicolaAudience?: { push(view: AudienceView): unknown };
  }
}

/** Once a page, also if it did not come: a reader's line is not tried again and again. */
let loading: Promise<void> | undefined;
let isGivenUp = false;

/**
 * Tells a view to somebody else's measurement of audiences. Its script is loaded with the first view, once a page, and knows
 * the paper by its own address. In `window.edicolaAudience` it finds the views so far, a plain list, and takes its place
 * with whatever has a `push`, by which it is told of those to come. It is given 5 s; then the page goes on without it.
 * Called only while its reader agrees to purpose 4. @throws Error once, where it cannot be had. TRK-02, TRK-04
 */
export async function tellAudience(script: string, view: AudienceView): Promise<void> {
  if (isGivenUp) return;
  window.edicolaAudience ??= [];
  window.edicolaAudience.push(view);
  if (loading) return;
  loading = loadScript('audience', script);
  try {
    await loading;
  } catch (error) {
    isGivenUp = true;
    window.edicolaAudience = [];
    throw error;
  }
}
