import { useSyncExternalStore } from 'react';
import type { MenuRow } from '#domain/brands/public-brand.ts';
import { createStore } from '../store.ts';

/** What the shell must know of whoever is signed in: that there is somebody, then which menu is theirs. */
export type ShownReader = { menu?: readonly MenuRow[] };

/** Somebody is signed in here, as the boot script saw; who it is will be told. */
const SOMEBODY: ShownReader = {};

const shown = createStore<ShownReader | null | undefined>(undefined);

function current(): ShownReader | null {
  const reader = shown.get();
  return reader === undefined ? ('signed' in document.documentElement.dataset ? SOMEBODY : null) : reader;
}

const nobody = () => null;

/** Null for visitors, on the server and in the first view. Small enough for every page: the session itself comes later. */
export const useShownReader = (): ShownReader | null =>
  useSyncExternalStore(shown.subscribe, current, nobody);

/** Told by the session alone. The style sheets go by the attribute. */
export function showReader(reader: ShownReader | null): void {
  document.documentElement.toggleAttribute('data-signed', reader !== null);
  shown.set(reader);
}
