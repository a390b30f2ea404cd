import { type ConsentResult, isSameResult, REFUSED } from '#domain/consent/consent.ts';
import { CONSENT_KEY } from '#domain/device-keys.ts';
import { showWhetherAsked, validConsent } from './device-consent.ts';

type Listener = (result: ConsentResult) => void;

/** By this event whatever opens the privacy preferences does so, wherever it stands. */
export const PREFERENCES_WANTED = 'preferenze-privacy';

const listeners = new Set<Listener>();
let told: ConsentResult | null = null;

/** What was answered on this device for this paper and still holds; null before an answer. TRK-01 */
export const currentConsent = (): ConsentResult | null => validConsent()?.result ?? null;

/** Called at once where there is an answer, and after every later one, also of another tab. TRK-02 */
export function onConsent(listener: Listener): () => void {
  const result = currentConsent();
  listeners.add(listener);
  if (result) {
    told = result;
    listener(result);
  }
  return () => void listeners.delete(listener);
}

/** Opens the privacy preferences on whatever page the reader is. TRK-06 */
export const openPrivacyPreferences = (): void => void dispatchEvent(new Event(PREFERENCES_WANTED));

/** Says what was just answered to all who wait for it. */
export function tellConsent(): void {
  // Whatever was granted is so no more where the answer is gone.
  const result = currentConsent() ?? (told && REFUSED);
  if (!result) return;
  told = result;
  for (const listener of listeners) listener(result);
}

/** What another tab was answered counts here too; so does its end. BRW-01 */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== CONSENT_KEY && key !== null) return;
    showWhetherAsked();
    const result = currentConsent();
    if (!told || !result || !isSameResult(told, result)) tellConsent();
  });
}
