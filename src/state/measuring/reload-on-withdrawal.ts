import { type Purpose, REFUSED } from '#domain/consent/consent.ts';
import { currentConsent } from '../consent/consent.ts';
import { proofSettled } from '../consent/proof-sending.ts';

/** What the scripts of others that this page has asked for want to be agreed to. */
const wanted = new Set<Purpose>();

/** A line that takes a call and says nothing does not keep them running; the next page proves the answer. */
const TIMEOUT_MS = 3000;

const WRITTEN = ['text', 'search', 'email', 'tel', 'url', 'number', 'password', 'file', 'textarea'];

/** What was typed or picked, and may not be there any more in another document. */
const holdsInput = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ type, value }) => WRITTEN.includes(type) && value !== '',
  );

/** A script of somebody else's is asked for, by whoever agrees to these purposes. TRK-02 */
export function noteScriptOfOthers(...purposes: readonly Purpose[]): void {
  for (const purpose of purposes) wanted.add(purpose);
}

const isDue = () => {
  const result = currentConsent() ?? REFUSED;
  return [...wanted].some((purpose) => !result[purpose]);
};

let going = false;

/**
 * Opens the page anew, without the scripts of others, once what they want is agreed to no more: one that runs cannot be
 * called back. Not while the page holds what its reader has typed, nor without a network, when they reach nobody: whoever
 * calls does so again after a navigation, and when the network is back. TRK-02
 */
export async function reloadIfWithdrawn(): Promise<void> {
  if (!isDue()) return;
  // The answer is told before it is sent: after whoever took it.
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.race([proofSettled(), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  if (going || !isDue() || !navigator.onLine || holdsInput()) return;
  going = true;
  location.reload();
}
