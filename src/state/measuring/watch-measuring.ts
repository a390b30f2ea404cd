import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { askToDropMeasures } from '#src/pwa/send-outbox.ts';
import { currentConsent, onConsent } from '../consent/consent.ts';
import { logError } from '../log.ts';
import { purposesToMeasure } from './may-measure.ts';
import type { FirstShown, Navigating } from './measure-pages.ts';

const dropWaiting = () => askToDropMeasures(navigator.serviceWorker);

/**
 * Measures only while there is consent; its code is loaded then. When consent is withdrawn or expires, waiting
 * measurements are deleted. TRK-02
 */
export function watchMeasuring(router: Navigating, brand: PublicBrand, first: FirstShown): void {
  let begun = false;
  const begin = () => {
    if (begun || !purposesToMeasure()) return;
    begun = true;
    import('./measure-pages.ts')
      .then(({ measurePages }) => measurePages(router, brand, first))
      .catch((error: unknown) => {
        begun = false;
        logError('tracking', error);
      });
  };
  if (!currentConsent()) dropWaiting();
  onConsent(() => {
    if (purposesToMeasure()) begin();
    else dropWaiting();
  });
  // The network may have failed before the code was loaded.
  addEventListener('online', begin);
}
