import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Whether this browser can make and use passkeys. Nearly all can, so the server writes pages for those: nothing moves
 * there when React takes over.
 */
export const usePasskeysKnown = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => 'PublicKeyCredential' in window,
    () => true,
  );
