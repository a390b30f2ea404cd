import { useSyncExternalStore } from 'react';
import { savePlace } from '../place/saved-place.ts';
import { createStore } from '../store.ts';
import { entryScript } from './entry-script.ts';

/** `put-off` lasts as long as the page. */
type UpdateOffer = 'none' | 'made' | 'put-off';

const offer = createStore<UpdateOffer>('none');

export const useUpdateOffered = (): boolean =>
  useSyncExternalStore(
    offer.subscribe,
    () => offer.get() === 'made',
    () => false,
  );

/** A newer build is on the device. Offered once, to be taken up whenever the reader likes. OFF-04 */
export function offerUpdate(): void {
  if (offer.get() === 'none') offer.set('made');
}

/** Until the next start. */
export const putUpdateOff = (): void => offer.set('put-off');

/**
 * Opens this page anew at the same place, as the new version: its files are here already. Its worker takes over from
 * there. The other way round the page's requests could meet the old worker while it ends, and wait for it. OFF-04
 */
export function acceptUpdate(focused: Element | null): void {
  savePlace({ entry: entryScript(), focused });
  location.reload();
}
