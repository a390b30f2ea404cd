import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether this browser supports passkeys. Nearly all do, so the server renders pages for those that do: the layout does
 * not shift on hydration.
 */
export const usePasskeysKnown = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => 'PublicKeyCredential' in window,
    () => true,
  );
