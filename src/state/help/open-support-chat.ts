import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

/** The chat on this page, once it can be opened; null before. */
const open = createStore<(() => void) | null>(null);

/** Registers a chat that can be opened from elsewhere. Returns the function that removes it. HLP-07 */
export function offerSupportChat(opening: () => void): () => void {
  open.set(opening);
  return () => {
    if (open.get() === opening) open.set(null);
  };
}

/** Whether this page has a chat to open. */
export const useSupportChatHere = (): boolean =>
  useSyncExternalStore(
    open.subscribe,
    () => open.get() !== null,
    () => false,
  );

export const openSupportChat = (): void => open.get()?.();
