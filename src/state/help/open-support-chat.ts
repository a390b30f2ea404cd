import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

/** The chat that stands on this page and can be opened; null until it does. */
const open = createStore<(() => void) | null>(null);

/** Said by the chat when it can be opened from elsewhere. Gives what takes that back. HLP-07 */
export function offerSupportChat(opening: () => void): () => void {
  open.set(opening);
  return () => {
    if (open.get() === opening) open.set(null);
  };
}

/** Whether a chat is here to be opened. */
export const useSupportChatHere = (): boolean =>
  useSyncExternalStore(
    open.subscribe,
    () => open.get() !== null,
    () => false,
  );

export const openSupportChat = (): void => open.get()?.();
