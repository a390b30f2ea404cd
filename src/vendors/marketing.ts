import { loadScript, SCRIPT_TIMEOUT_MS } from './load-script.ts';

/** What a marketing platform is told about the reader; `logged` is its word for a signed-in one. TRK-05 */
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
 * Requests the creative for a slot of the page from a marketing platform: `POST` of `{ creative, user }` as
 * JSON, where `creative` names the slot, without cookies. The answer is the creative as JSON, which
 * `readCreative` validates, or 204 for none. It is given 5 s. Called only if the reader has agreed to
 * purposes 2 and 4. @returns the answer, which is not validated yet. @throws Error if there is no answer.
 * TRK-05
 */
export async function requestCreative(url: string, slot: string, user: MarketingUser): Promise<unknown> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ creative: slot, user }),
    credentials: 'omit',
    referrerPolicy: 'origin',
    signal: AbortSignal.timeout(SCRIPT_TIMEOUT_MS),
  });
  if (!reply.ok) throw new Error(`marketing: it answered ${reply.status}`);
  return reply.status === 204 ? null : await reply.json();
}
