import { type Purpose, REFUSED } from '#domain/consent/consent.ts';
import { currentConsent } from '../consent/consent.ts';
import { whenConsentSent } from '../consent/consent-sending.ts';

/** Purposes that this page's third-party scripts need. */
const neededPurposes = new Set<Purpose>();

/** A stalled network must not keep the scripts running; the next page sends the proof. */
const TIMEOUT_MS = 3000;

const TYPED_FIELDS = ['text', 'search', 'email', 'tel', 'url', 'number', 'password', 'file', 'textarea'];

/** Whether a field holds typed or picked contents, which a new document might not have. */
const holdsInput = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ type, value }) => TYPED_FIELDS.includes(type) && value !== '',
  );

/** Records that a third-party script was requested, which needs these purposes. TRK-02 */
export function recordThirdPartyScript(...purposes: readonly Purpose[]): void {
  for (const purpose of purposes) neededPurposes.add(purpose);
}

const isDue = () => {
  const result = currentConsent() ?? REFUSED;
  return [...neededPurposes].some((purpose) => !result[purpose]);
};

let isReloading = false;

/**
 * Reloads the page without third-party scripts once a purpose they need is withdrawn: a running script cannot be
 * unloaded. Not while the page holds what its reader has typed, nor offline, when the scripts reach nothing: callers
 * try again after a navigation, and when the network is back. TRK-02
 */
export async function reloadIfWithdrawn(): Promise<void> {
  if (!isDue()) return;
  // Listeners get the answer before its sending starts, so this waits a task.
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.race([whenConsentSent(), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  if (isReloading || !isDue() || !navigator.onLine || holdsInput()) return;
  isReloading = true;
  location.reload();
}
