import { type Purpose, REFUSED } from '#domain/consent/consent.ts';
import { currentConsent } from '../consent/consent.ts';
import { proofSettled } from '../consent/proof-sending.ts';

/** Purposes that this page's third-party scripts need. */
const wanted = new Set<Purpose>();

/** A stalled network must not keep the scripts running; the next page sends the proof. */
const TIMEOUT_MS = 3000;

const WRITTEN = ['text', 'search', 'email', 'tel', 'url', 'number', 'password', 'file', 'textarea'];

/** Whether a field holds typed or picked contents, which a new document might not have. */
const holdsInput = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ type, value }) => WRITTEN.includes(type) && value !== '',
  );

/** Records that a third-party script was requested, which needs these purposes. TRK-02 */
export function noteThirdPartyScript(...purposes: readonly Purpose[]): void {
  for (const purpose of purposes) wanted.add(purpose);
}

const isDue = () => {
  const result = currentConsent() ?? REFUSED;
  return [...wanted].some((purpose) => !result[purpose]);
};

let going = false;

/**
 * Reloads the page without third-party scripts once a purpose they need is withdrawn: a running script cannot be
 * unloaded. Not while the page holds what its reader has typed, nor offline, when the scripts reach nothing: callers
 * try again after a navigation, and when the network is back. TRK-02
 */
export async function reloadIfWithdrawn(): Promise<void> {
  if (!isDue()) return;
  // Listeners get the answer before its sending starts, so this waits a task.
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.race([proofSettled(), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  if (going || !isDue() || !navigator.onLine || holdsInput()) return;
  going = true;
  location.reload();
}
