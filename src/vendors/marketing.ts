import { loadScript, TIMEOUT_MS } from './load-script.ts';

/** Whom a creative is for, as far as a marketing platform is told. TRK-05 */
export type MarketingUser = { logged: boolean; subscribed: boolean };

let loading: Promise<void> | undefined;

/**
 * Loads the script of somebody else's marketing platform, once a page; it does its work by itself. It is given 5 s. Called
 * only when its reader has agreed to purposes 2, 3 and 4. @throws Error once, where it cannot be had. TRK-02, TRK-05
 */
export async function loadMarketing(script: string): Promise<void> {
  if (loading) return;
  loading = loadScript('marketing', script);
  await loading;
}

/**
 * Asks a marketing platform what stands in a place: `POST` of `{ creative, user }` as JSON, without cookies, answered with
 * the creative's words as `readCreative` takes them, or with 204 for nothing. It is given 5 s. Called only when its reader
 * has agreed to purposes 2 and 4. @returns what it said, to be read with care. @throws Error where it says nothing. TRK-05
 */
export async function askForCreative(url: string, creative: string, user: MarketingUser): Promise<unknown> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ creative, user }),
    credentials: 'omit',
    referrerPolicy: 'origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!reply.ok) throw new Error(`marketing: it answered ${reply.status}`);
  return reply.status === 204 ? null : await reply.json();
}
