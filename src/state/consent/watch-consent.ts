import type { Api } from '#api/clients.ts';
import { withFirstUpdate } from '#domain/consent/saved-consent.ts';
import { CONSENT_KEY } from '#domain/device-keys.ts';
import { logError } from '../log.ts';
import { followOtherTabs } from './consent.ts';
import { pageTerms, savedConsent } from './device-consent.ts';
import { openTcfApi } from './tcf-api.ts';

/** Starts the page's own consent tasks, once the page is idle. TRK-01 */
export function watchConsent(api: () => Promise<Api>, accountOrigin: string): void {
  followOtherTabs();
  if (!pageTerms()) return;
  openTcfApi(api);
  rememberFirstUpdate();
  proveUnproven(accountOrigin).catch((error: unknown) => logError('consent', error));
}

async function proveUnproven(accountOrigin: string): Promise<void> {
  const saved = savedConsent();
  if (!saved?.unproven) return;
  const { proveConsent } = await import('./prove-consent.ts');
  await proveConsent(saved, accountOrigin);
}

function rememberFirstUpdate(): void {
  const saved = savedConsent();
  const updated = saved && withFirstUpdate(saved, pageTerms());
  if (!updated) return;
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(updated));
  } catch (error) {
    logError('consent', error);
  }
}
