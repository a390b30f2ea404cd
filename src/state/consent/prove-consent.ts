import { readUnproven, type SavedConsent } from '#domain/consent/saved-consent.ts';
import { CONSENT_KEY } from '#domain/device-keys.ts';
import { logError } from '../log.ts';
import { savedConsent } from './device-consent.ts';
import { sendConsent } from './send-consent.ts';

/**
 * Sends the proof of an answer that has none yet: its page may have closed before the outbox had it. Sent twice it
 * counts once. TRK-01, OFF-05
 */
export async function proveConsent(saved: SavedConsent, accountOrigin: string): Promise<void> {
  const unproven = readUnproven(saved);
  if (!unproven) return;
  const { id, result, tcString, listVersion, policyVersion } = saved;
  const consent = { id, result, tcString, listVersion, policyVersion, ...unproven, at: new Date(saved.at) };
  if (await sendConsent(accountOrigin, consent)) markProven(id);
}

function markProven(id: string): void {
  const saved = savedConsent();
  // Another answer may have been given meanwhile.
  if (saved?.id !== id) return;
  const { unproven: _, ...proven } = saved;
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(proven));
  } catch (error) {
    logError('consent', error);
  }
}
