import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#domain/api-error.ts';
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

type Actions = ReturnType<typeof useSelectionActions>;

/** The actions on a selection, with what they said. */
function actionsOn(store: SelectionStore, context: Partial<PressReviewContextValue>, onCleared: () => void) {
  const said: ReactNode[] = [];
  let actions: Actions | null = null;
  function Bar() {
    actions = useSelectionActions({ store, say: (words) => said.push(words), onCleared });
    return null;
  }
  renderToStaticMarkup(
    <PressReviewContext value={context as PressReviewContextValue}>
      <Bar />
    </PressReviewContext>,
  );
  return { actions: actions as unknown as Actions, said };
}

test('PRS-04 restoring a cleared selection moves the focus, because its button goes away', () => {
  let ids = [4, 9];
  const store = { current: () => ids, set: (next: number[]) => (ids = next) } as unknown as SelectionStore;
  const onCleared = vi.fn();
  const { actions, said } = actionsOn(store, {}, onCleared);
  actions.clear();
  expect(ids).toEqual([]);
  onCleared.mockClear();
  buttonIn(said[0])?.props.onClick();
  expect(ids).toEqual([4, 9]);
  expect(onCleared).toHaveBeenCalledOnce();
});

test.each([
  ['too-many-attempts', 'Hai chiesto molti file in poco tempo: riprova fra qualche minuto.'],
  ['offline', 'Il file CSV non è arrivato. Riprova quando c’è la rete.'],
] as const)('PRS-04 a file of the selection that failed with %s names its cause', async (kind, words) => {
  const api = () => Promise.reject(new ApiError(kind, { operation: 'exportReview' }));
  const { actions, said } = actionsOn({} as SelectionStore, { api }, () => undefined);
  await actions.download('csv', { day: '2025-03-03', clips: [4] });
  expect(said.at(-1)).toBe(words);
});

test('PRS-04 clips that were not added because the session has ended are said so', async () => {
  const api = () => Promise.reject(new ApiError('session-lost', { operation: 'addClips' }));
  const { actions, said } = actionsOn({} as SelectionStore, { api }, () => undefined);
  await actions.add({ day: '2025-03-03', clips: [4] });
  expect(said).toEqual(['La sessione è scaduta. Accedi di nuovo per continuare.']);
});
