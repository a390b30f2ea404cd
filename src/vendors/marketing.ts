import { loadScript, TIMEOUT_MS } from './load-script.ts';

/** Kind of reader that a creative is for, as far as it is sent to a marketing platform. TRK-05 */
export type MarketingUser = { logged: boolean; subscribed: boolean };

let loading: Promise<void> | undefined;

/**
 * Loads the script of a third-party marketing platform once per page; the script then works by itself. It is given 5 s.
 * Called only if the reader has agreed to purposes 2, 3 and 4. @throws Error once, if it cannot be loaded. TRK-02,
 * TRK-05
 */
export async function loadMarketing(script: string): Promise<void> {
  if (loading) return;
  loading = loadScript('marketing', script);
  await loading;
}

/**
 * Requests the creative for a place from a marketing platform: `POST` of `{ creative, user }` as JSON, without cookies,
 * answered with the creative's words as `readCreative` takes them, or with 204 for nothing. It is given 5 s. Called
 * only if the reader has agreed to purposes 2 and 4. @returns the answer, which is not validated yet. @throws Error if
 * there is no answer. TRK-05
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
