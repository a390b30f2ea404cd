import { useSyncExternalStore } from 'react';
import { savePlace } from '../place/saved-place.ts';
import { createStore } from '../store.ts';
import { entryScript } from './entry-script.ts';

/** `put-off` lasts until the page is closed. */
type UpdateOffer = 'none' | 'made' | 'put-off';

const offer = createStore<UpdateOffer>('none');

export const useUpdateOffered = (): boolean =>
  useSyncExternalStore(
    offer.subscribe,
    () => offer.get() === 'made',
    () => false,
  );

/** Offers a newer build that is on the device. Offered once, to be accepted at any time. OFF-04 */
export function offerUpdate(): void {
  if (offer.get() === 'none') offer.set('made');
}

/** Puts the offer off until the next start. */
export const postponeUpdate = (): void => offer.set('put-off');

/**
 * Reloads this page at the same place with the new version, whose files are on the device. Its worker takes over from
 * the new page. If it took over first, the page's requests could meet the old worker while it ends, and wait for it.
 * OFF-04
 */
export function acceptUpdate(focused: Element | null): void {
  savePlace({ entry: entryScript(), focused });
  location.reload();
}
