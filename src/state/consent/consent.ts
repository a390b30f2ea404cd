import { type ConsentResult, isSameResult, REFUSED } from '#domain/consent/consent.ts';
import { CONSENT_KEY } from '#domain/device-keys.ts';
import { updateQuestion, validConsent } from './device-consent.ts';

type Listener = (result: ConsentResult) => void;

/** Event that opens the privacy preferences, from anywhere on the page. */
export const PREFERENCES_EVENT = 'preferenze-privacy';

const listeners = new Set<Listener>();
let lastNotified: ConsentResult | null = null;

/** The valid answer on this device for this paper; null before an answer. TRK-01 */
export const currentConsent = (): ConsentResult | null => validConsent()?.result ?? null;

/** Calls the listener immediately if there is an answer, and after every later one, also from another tab. TRK-02 */
export function onConsent(listener: Listener): () => void {
  const result = currentConsent();
  listeners.add(listener);
  if (result) {
    lastNotified = result;
    listener(result);
  }
  return () => void listeners.delete(listener);
}

/** Opens the privacy preferences on the current page. TRK-06 */
export const openPrivacyPreferences = (): void => void dispatchEvent(new Event(PREFERENCES_EVENT));

/** Notifies all listeners of the current answer. */
export function notifyListeners(): void {
  // If the answer is gone, everything that was granted is withdrawn.
  const result = currentConsent() ?? (lastNotified && REFUSED);
  if (!result) return;
  lastNotified = result;
  for (const listener of listeners) listener(result);
}

/** Follows answers that are given, or removed, in other tabs. BRW-01 */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== CONSENT_KEY && key !== null) return;
    updateQuestion();
    const result = currentConsent();
    if (!lastNotified || !result || !isSameResult(lastNotified, result)) notifyListeners();
  });
}
