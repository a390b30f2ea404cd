import { holds, readSavedConsent, readTerms, type SavedConsent } from '#domain/consent/saved-consent.ts';
import { CONSENT_KEY } from '#domain/device-keys.ts';
import { logError } from '../log.ts';

/** Set by the boot script and here, for style sheets: the banner shows. */
const ASKING = 'ask';

const page = () => document.documentElement.dataset;

/** An answer that the device does not keep holds on this page. BRW-04 */
let unkept: SavedConsent | null = null;

/** Null where somebody else's platform asks. */
export const termsHere = () => readTerms(page().consent);

function stored(): SavedConsent | null {
  try {
    return readSavedConsent(localStorage.getItem(CONSENT_KEY), page().brand ?? '');
  } catch {
    return null; // Blocked.
  }
}

/** What was last answered here, whether it holds still or not. What a platform was told it tells again on every page. */
export const savedConsent = (): SavedConsent | null => unkept ?? (termsHere() && stored());

/** The answer that holds now; null for none. TRK-01 */
export function validConsent(): SavedConsent | null {
  const kept = savedConsent();
  return kept && holds(kept, termsHere(), Date.now()) ? kept : null;
}

export function saveConsent(kept: SavedConsent): void {
  unkept = null;
  try {
    if (!termsHere()) throw new Error('it is kept by the platform that asked');
    localStorage.setItem(CONSENT_KEY, JSON.stringify(kept));
  } catch (error) {
    unkept = kept;
    if (termsHere()) logError('consent', error);
  }
  showWhetherAsked();
}

export const isAsking = (): boolean => ASKING in page();

/** Shows the banner where it is due, and takes it away where it is not. */
export function showWhetherAsked(): void {
  if (termsHere() && !validConsent()) page()[ASKING] = '';
  else delete page()[ASKING];
}
