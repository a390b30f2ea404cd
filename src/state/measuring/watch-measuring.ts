import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { askToDeleteMeasures } from '#src/pwa/send-outbox.ts';
import { currentConsent, onConsent } from '../consent/consent.ts';
import { logError } from '../log.ts';
import { purposesToMeasure } from './may-measure.ts';
import type { FirstPage, NavigatingRouter } from './measure-pages.ts';

const deleteWaitingMeasures = () => askToDeleteMeasures(navigator.serviceWorker);

/**
 * Measures only while there is consent; its code is loaded then. When consent is withdrawn or expires, waiting
 * measurements are deleted. TRK-02
 */
export function watchMeasuring(router: NavigatingRouter, brand: PublicBrand, first: FirstPage): void {
  let isStarted = false;
  const start = () => {
    if (isStarted || !purposesToMeasure()) return;
    isStarted = true;
    import('./measure-pages.ts')
      .catch((error: unknown) => {
        // Code that could not be loaded is loaded when the network is back.
        isStarted = false;
        throw error;
      })
      .then(({ measurePages }) => measurePages(router, brand, first))
      .catch((error: unknown) => logError('tracking', error));
  };
  if (!currentConsent()) deleteWaitingMeasures();
  onConsent(() => {
    if (purposesToMeasure()) start();
    else deleteWaitingMeasures();
  });
  addEventListener('online', start);
}
