import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { ACCEPTED, REFUSED } from '#domain/consent/consent.ts';
import { openPreferences } from '#src/features/consent/open-preferences.tsx';
import { strings } from '#src/features/consent/strings.ts';
import { answerConsent } from '#src/state/consent/answer-consent.ts';
import { logError } from '#src/state/log.ts';
import { addNotice } from '#src/state/notices/notices.ts';
import { openPlatformPreferences } from '#src/vendors/consent-platform.ts';
import { questionElement, showNotSaved } from './question-status.ts';

export type PrivacyAction = 'refuse' | 'accept' | 'choose';

export type PrivacyContext = { api: () => Promise<Api>; brand: PublicBrand };

/**
 * Moves the focus from the question, which is about to close, to the page's contents, for keyboard and
 * screen-reader users.
 */
function focusPageContents(): void {
  if (questionElement()?.contains(document.activeElement) === false) return;
  document.getElementById('contenuto')?.focus({ preventScroll: true });
}

async function answer(action: 'refuse' | 'accept', { api, brand }: PrivacyContext): Promise<void> {
  const result = action === 'accept' ? ACCEPTED : REFUSED;
  focusPageContents();
  await answerConsent(result, {
    api: await api(),
    accountOrigin: brand.accountOrigin,
    source: 'banner',
  });
}

const NOTICE_MS = 8000;

const notifyNotOpened = () =>
  void addNotice({ type: 'error', title: strings.platformNotOpened, timeout: NOTICE_MS });

/** Runs the action of a button in the question or in a footer. SHL-06, TRK-01 */
export async function runPrivacyAction(action: PrivacyAction, context: PrivacyContext): Promise<void> {
  if (action === 'choose') {
    if (context.brand.consentPlatform) openPlatformPreferences(notifyNotOpened);
    else openPreferences(context);
    return;
  }
  try {
    await answer(action, context);
  } catch (error) {
    logError('consent', error);
    showNotSaved();
  }
}
