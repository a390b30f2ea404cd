import { useSyncExternalStore } from 'react';
import type { MenuRow } from '#domain/brands/public-brand.ts';
import { createStore } from '../store.ts';

/** What the shell needs to know of the signed-in reader: first that there is one, then their menu. */
export type ShownReader = { menu?: readonly MenuRow[] };

/** Somebody is signed in, as the boot script found; who it is becomes known later. */
const SOMEBODY: ShownReader = {};

const readerStore = createStore<ShownReader | null | undefined>(undefined);

function current(): ShownReader | null {
  const reader = readerStore.get();
  return reader === undefined ? ('signed' in document.documentElement.dataset ? SOMEBODY : null) : reader;
}

const nobody = () => null;

/**
 * Null for visitors, on the server and in the first view. Small enough for every page: the session's code is loaded
 * later.
 */
export const useShownReader = (): ShownReader | null =>
  useSyncExternalStore(readerStore.subscribe, current, nobody);

/** Sets the shown reader; only the session calls it. The stylesheets use the attribute. */
export function showReader(reader: ShownReader | null): void {
  document.documentElement.toggleAttribute('data-signed', reader !== null);
  readerStore.set(reader);
}
