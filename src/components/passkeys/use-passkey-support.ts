import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => undefined;

/**
 * Whether this browser supports passkeys. Nearly all do, so the server renders pages for those that do: the layout does
 * not shift on hydration.
 */
export const usePasskeySupport = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => 'PublicKeyCredential' in window,
    () => true,
  );
