import {
  isConsentValid,
  readSavedConsent,
  readTerms,
  type SavedConsent,
} from '#domain/consent/saved-consent.ts';
import { CONSENT_KEY } from '#domain/device-keys.ts';
import { logError } from '../log.ts';

/** Attribute set here and by the question's own script, for stylesheets: the question is shown. */
const ASK_ATTRIBUTE = 'ask';

const page = () => document.documentElement.dataset;

/** An answer that the device could not save is valid on this page. BRW-04 */
let unsavedConsent: SavedConsent | null = null;

/** Terms about which the page itself asks; null where a third-party platform asks. */
export const pageTerms = () => readTerms(page().consent);

function readStored(): SavedConsent | null {
  try {
    return readSavedConsent(localStorage.getItem(CONSENT_KEY), page().brand ?? '');
  } catch {
    return null; // Storage is blocked.
  }
}

/**
 * The last answer on this device, whether it is still valid or not. A third-party platform reports its answer
 * again on every page.
 */
export const savedConsent = (): SavedConsent | null => unsavedConsent ?? (pageTerms() && readStored());

/** The valid answer; null for none. TRK-01 */
export function validConsent(): SavedConsent | null {
  const consent = savedConsent();
  return consent && isConsentValid(consent, pageTerms(), Date.now()) ? consent : null;
}

/** An earlier acceptance must not count on the next page, which asks again instead. */
function forgetEarlierAnswer(): void {
  try {
    localStorage.removeItem(CONSENT_KEY);
  } catch {
    // Storage is blocked, so that no page can read it either.
  }
}

export function saveConsent(consent: SavedConsent): void {
  unsavedConsent = null;
  try {
    if (!pageTerms()) throw new Error('the platform that asked saves the answer');
    localStorage.setItem(CONSENT_KEY, JSON.stringify(consent));
  } catch (error) {
    unsavedConsent = consent;
    if (pageTerms()) {
      forgetEarlierAnswer();
      logError('consent', error);
    }
  }
  updateQuestion();
}

/** Event that loads the question for consent, on a page that has not loaded it yet. */
export const ASK_EVENT = 'ask-for-consent';

/** Shows the question for consent if it is due, and hides it if not. */
export function updateQuestion(): void {
  if (pageTerms() && !validConsent()) {
    page()[ASK_ATTRIBUTE] = '';
    dispatchEvent(new Event(ASK_EVENT));
  } else {
    delete page()[ASK_ATTRIBUTE];
  }
}
