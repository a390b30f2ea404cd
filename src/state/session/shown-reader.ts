import { useSyncExternalStore } from 'react';
import type { MenuRow } from '#domain/brands/public-brand.ts';

/** What the shell must know of whoever is signed in: that there is somebody, then which menu is theirs. */
export type ShownReader = { menu?: readonly MenuRow[] };

/** Somebody is signed in here, as the boot script saw; who it is will be told. */
const SOMEBODY: ShownReader = {};

let shown: ShownReader | null | undefined;
const listeners = new Set<() => void>();

const current = (): ShownReader | null =>
  shown === undefined ? ('signed' in document.documentElement.dataset ? SOMEBODY : null) : shown;

const nobody = () => null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Null for visitors, on the server and in the first view. Small enough for every page: the session itself comes later. */
export const useShownReader = (): ShownReader | null => useSyncExternalStore(subscribe, current, nobody);

/** Told by the session alone. The style sheets go by the attribute. */
export function showReader(reader: ShownReader | null): void {
  shown = reader;
  document.documentElement.toggleAttribute('data-signed', reader !== null);
  for (const listener of listeners) listener();
}
