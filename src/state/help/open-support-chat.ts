import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

/** The function that opens the chat of this page; null before that is possible. */
const chatOpener = createStore<(() => void) | null>(null);

/** Registers a chat that can be opened from elsewhere. Returns the function that removes it. HLP-07 */
export function registerSupportChat(openChat: () => void): () => void {
  chatOpener.set(openChat);
  return () => {
    if (chatOpener.get() === openChat) chatOpener.set(null);
  };
}

/** Whether this page has a chat to open. */
export const useHasSupportChat = (): boolean =>
  useSyncExternalStore(
    chatOpener.subscribe,
    () => chatOpener.get() !== null,
    () => false,
  );

export const openSupportChat = (): void => chatOpener.get()?.();
