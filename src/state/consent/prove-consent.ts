import { readUnproven, type SavedConsent } from '#domain/consent/saved-consent.ts';
import { CONSENT_KEY } from '#domain/device-keys.ts';
import { logError } from '../log.ts';
import { savedConsent } from './device-consent.ts';
import { sendConsent } from './send-consent.ts';

/**
 * Has an answer proven that is not yet: the page it was given on may have gone before the outbox had it. Said twice it
 * counts once. TRK-01, OFF-05
 */
export async function proveConsent(kept: SavedConsent, accountOrigin: string): Promise<void> {
  const unproven = readUnproven(kept);
  if (!unproven) return;
  const { id, result, tcString, listVersion, policyVersion } = kept;
  const consent = { id, result, tcString, listVersion, policyVersion, ...unproven, at: new Date(kept.at) };
  if (await sendConsent(accountOrigin, consent)) noteProven(id);
}

function noteProven(id: string): void {
  const kept = savedConsent();
  // Another answer may have been given meanwhile.
  if (kept?.id !== id) return;
  const { unproven: _, ...proven } = kept;
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(proven));
  } catch (error) {
    logError('consent', error);
  }
}
