import { useEffect } from 'react';
import { useToast } from './toast.tsx';
import { ToastButton } from './toast-button.tsx';

type Words = {
  removed: string;
  notRemoved: string;
  undo: string;
  restored: string;
  notRestored: string;
  /** Where `putBack` may say so. */
  tooLate?: string;
  retry: string;
};

type Removal<Item> = {
  words: Words;
  /** Tells whether it was done. */
  take: (item: Item) => Promise<boolean>;
  /** The same; `too-late` where it can never be done any more. */
  putBack: (item: Item) => Promise<boolean | 'too-late'>;
  onUndone: () => void;
  /** Called when the undoing is offered; gives what is called when it no longer is. */
  whileOffered?: (item: Item) => () => void;
};

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Takes rows of a list away, and back as they were. Whoever uses keys is led to the undoing, which is gone after it. */
export function useRemoval<Item>({ words, take, putBack, onUndone, whileOffered }: Removal<Item>) {
  const { toast, say } = useToast();
  const undoing = (said: string, label: string, item: Item, byKey: boolean) => (
    <>
      {said}
      <ToastButton ref={byKey ? takeFocus : undefined} onClick={() => void undo(item)}>
        {label}
      </ToastButton>
      {whileOffered && <Offered item={item} whileOffered={whileOffered} />}
    </>
  );
  async function remove(item: Item, byKey: boolean) {
    say((await take(item)) ? undoing(words.removed, words.undo, item, byKey) : words.notRemoved);
  }
  async function undo(item: Item) {
    const back = await putBack(item);
    if (back === false) {
      say(undoing(words.notRestored, words.retry, item, false));
      return;
    }
    say(back === 'too-late' ? (words.tooLate ?? words.notRestored) : words.restored);
    onUndone();
  }
  return { toast, remove: (item: Item, byKey: boolean) => void remove(item, byKey) };
}

/** What can be undone on the screen can be undone in truth. */
function Offered<Item>({ item, whileOffered }: { item: Item; whileOffered: (item: Item) => () => void }) {
  useEffect(() => whileOffered(item), [item, whileOffered]);
  return null;
}
