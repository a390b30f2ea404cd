import { useToast } from './toast.tsx';
import { ToastButton } from './toast-button.tsx';

type Words = {
  removed: string;
  notRemoved: string;
  undo: string;
  restored: string;
  notRestored: string;
  retry: string;
};

type Removal<Item> = {
  words: Words;
  /** Both tell whether it was done. */
  take: (item: Item) => Promise<boolean>;
  putBack: (item: Item) => Promise<boolean>;
  onUndone: () => void;
};

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Takes rows of a list away, and back as they were. Whoever uses keys is led to the undoing, which is gone after it. */
export function useRemoval<Item>({ words, take, putBack, onUndone }: Removal<Item>) {
  const { toast, say } = useToast();
  const undoing = (said: string, label: string, item: Item, byKey: boolean) => (
    <>
      {said}
      <ToastButton ref={byKey ? takeFocus : undefined} onClick={() => void undo(item)}>
        {label}
      </ToastButton>
    </>
  );
  async function remove(item: Item, byKey: boolean) {
    say((await take(item)) ? undoing(words.removed, words.undo, item, byKey) : words.notRemoved);
  }
  async function undo(item: Item) {
    if (await putBack(item)) {
      say(words.restored);
      onUndone();
    } else say(undoing(words.notRestored, words.retry, item, false));
  }
  return { toast, remove: (item: Item, byKey: boolean) => void remove(item, byKey) };
}
