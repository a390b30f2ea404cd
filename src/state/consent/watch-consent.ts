import type { Api } from '#api/clients.ts';
import { withFirstUpdate } from '#domain/consent/saved-consent.ts';
import { CONSENT_KEY } from '#domain/device-keys.ts';
import { logError } from '../log.ts';
import { followOtherTabs } from './consent.ts';
import { savedConsent, termsHere } from './device-consent.ts';
import { openTcfApi } from './tcf-api.ts';

/** Starts the page's own consent tasks, once the page is idle. TRK-01 */
export function watchConsent(api: () => Promise<Api>, accountOrigin: string): void {
  followOtherTabs();
  if (!termsHere()) return;
  openTcfApi(api);
  rememberFirstUpdate();
  proveWhatIsNot(accountOrigin).catch((error: unknown) => logError('consent', error));
}

async function proveWhatIsNot(accountOrigin: string): Promise<void> {
  const kept = savedConsent();
  if (!kept?.unproven) return;
  const { proveConsent } = await import('./prove-consent.ts');
  await proveConsent(kept, accountOrigin);
}

function rememberFirstUpdate(): void {
  const kept = savedConsent();
  const noted = kept && withFirstUpdate(kept, termsHere());
  if (!noted) return;
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(noted));
  } catch (error) {
    logError('consent', error);
  }
}
