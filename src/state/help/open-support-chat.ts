import { useSyncExternalStore } from 'react';

/** The chat that stands on this page and can be opened; null until it does. */
let open: (() => void) | null = null;
const listeners = new Set<() => void>();

function change(next: (() => void) | null): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Said by the chat when it can be opened from elsewhere. Gives what takes that back. HLP-07 */
export function offerSupportChat(opening: () => void): () => void {
  change(opening);
  return () => {
    if (open === opening) change(null);
  };
}

/** Whether a chat is here to be opened. */
export const useSupportChatHere = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => open !== null,
    () => false,
  );

export const openSupportChat = (): void => open?.();
