import { loadScript } from './load-script.ts';

/** A page view as it is reported to the third-party audience measurement; it names no reader. TRK-04 */
export type AudienceView = {
  title: string;
  /** Without query and fragment. */
  url: string;
  /** Whether the page was reloaded (the vendor's name). */
  refresh: boolean;
  /** Granted purposes, `1,4`. */
  consent: string;
  subscriber: 'subscriber' | 'non-subscriber';
  /** Whether the reader is signed in (the vendor's name). */
  logged: boolean;
};

declare global {
  interface Window {
    edicolaAudience?: { push(view: AudienceView): unknown };
  }
}

/** Loaded once for each document, even if that fails: it is not retried on a reader's bad connection. */
let loading: Promise<void> | undefined;
let hasFailed = false;

/**
 * Reports a view to a third-party audience measurement. Its script is loaded with the first view, once for
 * each document, and identifies the paper by its address. It finds the earlier views in
 * `window.edicolaAudience`, a plain array, and replaces that with an object with a `push` method, which
 * receives later views. After 5 s without the script the page goes on without it. Called only while the
 * reader consents to purpose 4. @throws Error once, if the script cannot be loaded. TRK-02, TRK-04
 */
export async function reportToAudience(script: string, view: AudienceView): Promise<void> {
  if (hasFailed) return;
  window.edicolaAudience ??= [];
  window.edicolaAudience.push(view);
  if (loading) return;
  loading = loadScript('audience', script);
  try {
    await loading;
  } catch (error) {
    hasFailed = true;
    window.edicolaAudience = [];
    throw error;
  }
}
