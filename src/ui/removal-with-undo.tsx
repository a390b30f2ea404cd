import { useEffect, useRef } from 'react';
import { useToast } from './toast.tsx';
import { ToastButton } from './toast-button.tsx';

type RemovalTexts = {
  removed: string;
  notRemoved: string;
  undo: string;
  restored: string;
  notRestored: string;
  /** Text for a `restore` that answers `too-late`. */
  tooLate?: string;
  retry: string;
};

type Removal<Item> = {
  texts: RemovalTexts;
  /** Resolves with whether the item was removed. */
  removeItem: (item: Item) => Promise<boolean>;
  /** Resolves with whether the item was restored; `too-late` if that is no longer possible. */
  restoreItem: (item: Item) => Promise<boolean | 'too-late'>;
  onUndone: () => void;
  /** Called when the undo button appears; returns the function to call when it disappears. */
  whileOffered?: (item: Item) => () => void;
};

const takeFocus = (element: HTMLElement | null) => element?.focus();

/**
 * Removes items from a list and restores them. Keyboard users are led to the undo button, which disappears after use.
 */
export function useRemovalWithUndo<Item>({
  texts,
  removeItem,
  restoreItem,
  onUndone,
  whileOffered,
}: Removal<Item>) {
  const { toast, say } = useToast();
  /** Items that are being restored: on a slow network the reader may press again. */
  const restoring = useRef(new Set<Item>());
  const messageWithUndo = (message: string, label: string, item: Item, byKey: boolean) => (
    <>
      {message}
      <ToastButton ref={byKey ? takeFocus : undefined} onClick={() => void undo(item)}>
        {label}
      </ToastButton>
      {whileOffered && <UndoOffer item={item} whileOffered={whileOffered} />}
    </>
  );
  async function remove(item: Item, byKey: boolean) {
    say(
      (await removeItem(item)) ? messageWithUndo(texts.removed, texts.undo, item, byKey) : texts.notRemoved,
    );
  }
  async function undo(item: Item) {
    if (restoring.current.has(item)) return;
    restoring.current.add(item);
    const result = await restoreItem(item).finally(() => restoring.current.delete(item));
    if (result === false) {
      say(messageWithUndo(texts.notRestored, texts.retry, item, false));
      return;
    }
    say(result === 'too-late' ? (texts.tooLate ?? texts.notRestored) : texts.restored);
    onUndone();
  }
  return { toast, remove: (item: Item, byKey: boolean) => void remove(item, byKey) };
}

/** Keeps the removal undoable as long as the undo is shown. */
function UndoOffer<Item>({ item, whileOffered }: { item: Item; whileOffered: (item: Item) => () => void }) {
  useEffect(() => whileOffered(item), [item, whileOffered]);
  return null;
}
