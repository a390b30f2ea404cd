import {
  isConsentValid,
  readSavedConsent,
  readTerms,
  type SavedConsent,
} from '#domain/consent/saved-consent.ts';
import { CONSENT_KEY } from '#domain/device-keys.ts';
import { logError } from '../log.ts';

/** Attribute set by the boot script and here, for stylesheets: the banner is shown. */
const ASKING = 'ask';

const page = () => document.documentElement.dataset;

/** An answer that the device could not save is valid on this page. BRW-04 */
let unsavedConsent: SavedConsent | null = null;

/** Null where a third-party platform asks. */
export const termsHere = () => readTerms(page().consent);

function stored(): SavedConsent | null {
  try {
    return readSavedConsent(localStorage.getItem(CONSENT_KEY), page().brand ?? '');
  } catch {
    return null; // Storage is blocked.
  }
}

/**
 * The last answer here, whether it is still valid or not. A third-party platform reports its answer again on every
 * page.
 */
export const savedConsent = (): SavedConsent | null => unsavedConsent ?? (termsHere() && stored());

/** The valid answer; null for none. TRK-01 */
export function validConsent(): SavedConsent | null {
  const kept = savedConsent();
  return kept && isConsentValid(kept, termsHere(), Date.now()) ? kept : null;
}

export function saveConsent(kept: SavedConsent): void {
  unsavedConsent = null;
  try {
    if (!termsHere()) throw new Error('it is kept by the platform that asked');
    localStorage.setItem(CONSENT_KEY, JSON.stringify(kept));
  } catch (error) {
    unsavedConsent = kept;
    if (termsHere()) logError('consent', error);
  }
  showWhetherAsked();
}

export const isAsking = (): boolean => ASKING in page();

/** Shows the banner if it is due, and hides it if not. */
export function showWhetherAsked(): void {
  if (termsHere() && !validConsent()) page()[ASKING] = '';
  else delete page()[ASKING];
}
