import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { SelectionStore } from '#src/state/press-review/selection-store.ts';
import { ToastButton } from '#src/ui/toast-button.tsx';
import { PressReviewContext, type PressReviewContextValue } from '../frame/press-review-context.ts';
import { useSelectionActions } from './use-selection-actions.tsx';

type Pressable = ReactElement<{ onClick: () => void }>;

/** The button in a toast. */
function buttonIn(words: ReactNode): Pressable | undefined {
  if (!isValidElement<{ children: ReactNode[] }>(words)) return undefined;
  return words.props.children.find(
    (child): child is Pressable => isValidElement(child) && child.type === ToastButton,
  );
}

test('PRS-04 restoring a cleared selection moves the focus, because its button goes away', () => {
  let ids = [4, 9];
  const store = { current: () => ids, set: (next: number[]) => (ids = next) } as unknown as SelectionStore;
  const said: ReactNode[] = [];
  const onCleared = vi.fn();
  let actions: ReturnType<typeof useSelectionActions> | null = null;
  function Bar() {
    actions = useSelectionActions({ store, say: (words) => said.push(words), onCleared });
    return null;
  }
  renderToStaticMarkup(
    <PressReviewContext value={{} as PressReviewContextValue}>
      <Bar />
    </PressReviewContext>,
  );
  (actions as unknown as ReturnType<typeof useSelectionActions>).clear();
  expect(ids).toEqual([]);
  onCleared.mockClear();
  buttonIn(said[0])?.props.onClick();
  expect(ids).toEqual([4, 9]);
  expect(onCleared).toHaveBeenCalledOnce();
});
