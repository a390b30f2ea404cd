import { PRIVACY_PREFERENCES } from '#domain/consent/preferences-address.ts';
import { logError } from '#src/state/log.ts';
import { sayNothing, sayNotTaken } from './announce-in-banner.ts';
import type { PrivacyAction, PrivacyContext } from './privacy-actions.ts';

const BUTTONS = `[data-privacy],a[href="${PRIVACY_PREFERENCES}"]`;

/**
 * Buttons of the banner, which is no part of the app, and of every footer: what they do says `data-privacy`. The code for it
 * comes when one is pressed. TRK-06
 */
export function handlePrivacyClicks(context: PrivacyContext): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>(BUTTONS);
    if (!button) return;
    // At once: the same words said again are to be heard again.
    sayNothing();
    const action = (button.dataset.privacy ?? 'choose') as PrivacyAction;
    import('./privacy-actions.ts')
      .then(({ runPrivacyAction }) => runPrivacyAction(action, context))
      .catch((error: unknown) => {
        // The code for it is not here: nothing was answered.
        logError('consent', error);
        sayNotTaken();
      });
  });
}
