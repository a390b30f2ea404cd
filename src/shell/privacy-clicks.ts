import { PRIVACY_PREFERENCES } from '#domain/consent/preferences-address.ts';
import { logError } from '#src/state/log.ts';
import type { PrivacyAction, PrivacyContext } from './privacy-actions.ts';
import { clearMessage, showNotSaved } from './question-status.ts';

const BUTTONS = `[data-privacy],a[href="${PRIVACY_PREFERENCES}"]`;

/**
 * Listens to the buttons of the question for consent, which is not part of the app, and of every footer; `data-privacy` names their
 * action. The code that runs it is loaded at the first press. TRK-06
 */
export function handlePrivacyClicks(context: PrivacyContext): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>(BUTTONS);
    if (!button) return;
    // Cleared immediately, so that the same text is announced again.
    clearMessage();
    const action = (button.dataset.privacy ?? 'choose') as PrivacyAction;
    import('./privacy-actions.ts')
      .then(({ runPrivacyAction }) => runPrivacyAction(action, context))
      .catch((error: unknown) => {
        // The code cannot be loaded: nothing was answered.
        logError('consent', error);
        showNotSaved();
      });
  });
}
