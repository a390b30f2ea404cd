import { PRIVACY_PREFERENCES } from '#domain/consent/preferences-address.ts';
import { PREFERENCES_EVENT } from '#src/state/consent/consent.ts';
import { isAsking } from '#src/state/consent/device-consent.ts';
import { watchConsent } from '#src/state/consent/watch-consent.ts';
import { logError } from '#src/state/log.ts';
import type { PrivacyContext } from './privacy-actions.ts';

/** Starts the page's consent code once the page is idle. TRK-01, TRK-06 */
export function startConsent(context: PrivacyContext): void {
  watchConsent(context.api, context.brand.accountOrigin);
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
  if (isAsking()) publishBannerHeight();
}

/** Publishes the banner's height, so that other parts at the lower edge of the screen are placed above it. */
function publishBannerHeight(): void {
  const banner = document.getElementById('consenso');
  if (!banner) return;
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--ask-h', `${banner.offsetHeight}px`);
  }).observe(banner);
}
