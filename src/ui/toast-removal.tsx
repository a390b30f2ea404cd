import { useEffect } from 'react';
import { useToast } from './toast.tsx';
import { ToastButton } from './toast-button.tsx';

type Words = {
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
  words: Words;
  /** Resolves with whether the item was removed. */
  take: (item: Item) => Promise<boolean>;
  /** Resolves with whether the item was restored; `too-late` if that is no longer possible. */
  putBack: (item: Item) => Promise<boolean | 'too-late'>;
  onUndone: () => void;
  /** Called when the undo is offered; returns the function to call when it no longer is. */
  whileOffered?: (item: Item) => () => void;
};

const takeFocus = (element: HTMLElement | null) => element?.focus();

/**
 * Removes items from a list and restores them. Keyboard users are led to the undo button, which disappears after use.
 */
export function useRemoval<Item>({
  words,
  take,
  putBack: restore,
  onUndone,
  whileOffered: onUndoOffered,
}: Removal<Item>) {
  const { toast, say } = useToast();
  const undoing = (said: string, label: string, item: Item, byKey: boolean) => (
    <>
      {said}
      <ToastButton ref={byKey ? takeFocus : undefined} onClick={() => void undo(item)}>
        {label}
      </ToastButton>
      {onUndoOffered && <Offered item={item} whileOffered={onUndoOffered} />}
    </>
  );
  async function remove(item: Item, byKey: boolean) {
    say((await take(item)) ? undoing(words.removed, words.undo, item, byKey) : words.notRemoved);
  }
  async function undo(item: Item) {
    const back = await restore(item);
    if (back === false) {
      say(undoing(words.notRestored, words.retry, item, false));
      return;
    }
    say(back === 'too-late' ? (words.tooLate ?? words.notRestored) : words.restored);
    onUndone();
  }
  return { toast, remove: (item: Item, byKey: boolean) => void remove(item, byKey) };
}

/** Keeps the removal undoable as long as the undo is shown. */
function Offered<Item>({ item, whileOffered }: { item: Item; whileOffered: (item: Item) => () => void }) {
  useEffect(() => whileOffered(item), [item, whileOffered]);
  return null;
}
