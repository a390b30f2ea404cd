import { useSyncExternalStore } from 'react';
import { savePlace } from '../place/saved-place.ts';
import { entryScript } from './entry-script.ts';

/** `put-off` lasts as long as the page. */
type UpdateOffer = 'none' | 'made' | 'put-off';

let offer: UpdateOffer = 'none';
const listeners = new Set<() => void>();

function set(next: UpdateOffer): void {
  offer = next;
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

export const useUpdateOffered = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => offer === 'made',
    () => false,
  );

/** A newer build is on the device. Offered once, to be taken up whenever the reader likes. OFF-04 */
export function offerUpdate(): void {
  if (offer === 'none') set('made');
}

/** Until the next start. */
export const putUpdateOff = (): void => set('put-off');

/**
 * Opens this page anew at the same place, as the new version: its files are here already. Its worker takes over from
 * there. The other way round the page's requests could meet the old worker while it ends, and wait for it. OFF-04
 */
export function acceptUpdate(focused: Element | null): void {
  savePlace({ entry: entryScript(), focused });
  location.reload();
}
