import type { Api } from '#api/clients.ts';
import { withFirstUpdate } from '#domain/consent/saved-consent.ts';
import { CONSENT_KEY } from '#domain/device-keys.ts';
import { logError } from '../log.ts';
import { followOtherTabs } from './consent.ts';
import { pageTerms, savedConsent } from './device-consent.ts';
import { openTcfApi } from './tcf-api.ts';

/**
 * Starts what the newsstand's own consent needs once the page is idle. Where a third-party platform asks, only answers in
 * other tabs are followed. TRK-01
 */
export function startOwnConsent(api: () => Promise<Api>, accountOrigin: string): void {
  followOtherTabs();
  if (!pageTerms()) return;
  openTcfApi(api);
  saveListUpdateExpiry();
  sendMissingProof(accountOrigin).catch((error: unknown) => logError('consent', error));
}

async function sendMissingProof(accountOrigin: string): Promise<void> {
  const saved = savedConsent();
  if (!saved?.unproven) return;
  const { proveConsent } = await import('./prove-consent.ts');
  await proveConsent(saved, accountOrigin);
}

/** Saves when the answer expires because of the first vendor-list update that its reader was not shown. */
function saveListUpdateExpiry(): void {
  const saved = savedConsent();
  const updated = saved && withFirstUpdate(saved, pageTerms());
  if (!updated) return;
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(updated));
  } catch (error) {
    logError('consent', error);
  }
}
