import { PRIVACY_PREFERENCES } from '#domain/consent/preferences-address.ts';
import { PREFERENCES_EVENT } from '#src/state/consent/consent.ts';
import { ASK_EVENT, updateQuestion } from '#src/state/consent/device-consent.ts';
import { startOwnConsent } from '#src/state/consent/own-consent.ts';
import { logError } from '#src/state/log.ts';
import { loadStylesheets } from '#src/state/page/stylesheets.ts';
import type { PrivacyContext } from './privacy-actions.ts';

/** Starts the page's consent code once the page is idle. TRK-01, TRK-06 */
export function startConsent(context: PrivacyContext): void {
  startOwnConsent(context.api, context.brand.accountOrigin);
  // `after-paint.ts` loads the question where there is no answer. Here it is loaded where an answer has expired, and in
  // the empty shell, where the boot script does not ask.
  addEventListener(ASK_EVENT, loadQuestion);
  updateQuestion();
  const openPreferences = () => {
    import('./privacy-actions.ts')
      .then(({ runPrivacyAction }) => runPrivacyAction('choose', context))
      .catch((error: unknown) => logError('consent', error));
  };
  addEventListener(PREFERENCES_EVENT, openPreferences);
  // A link on another page, or in a text, opens the preferences by a fragment.
  if (location.hash === PRIVACY_PREFERENCES) openPreferences();
  const { consentPlatform } = context.brand;
  if (consentPlatform) {
    import('#src/state/consent/follow-platform.ts')
      .then(({ followPlatform }) => followPlatform(consentPlatform, context.brand))
      .catch((error: unknown) => logError('consent', error));
  }
}

function loadQuestion(): void {
  Promise.all([import('#src/features/consent-question/question.ts'), loadStylesheets()]).catch(
    (error: unknown) => logError('consent', error),
  );
}
