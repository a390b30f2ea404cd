import { startTransition, useCallback, useMemo, useRef } from 'react';
import type { SelectionStore } from '#src/state/press-review/selection-store.ts';
import type { ListedClip } from './arrange-clips.ts';

const idOf = ({ clip }: ListedClip): number => clip.id;

export type Chosen = 'none' | 'some' | 'all';

/** Whether all, some or none of a list are selected. */
export function chosenOf(clips: readonly ListedClip[], selected: ReadonlySet<number>): Chosen {
  const chosen = selected.size === 0 ? 0 : clips.filter(({ clip }) => selected.has(clip.id)).length;
  if (chosen === 0) return 'none';
  return chosen === clips.length ? 'all' : 'some';
}

/**
 * Selection functions for the shown list. Each keeps its identity as long as the list does, so that rows do not render
 * again.
 */
export function useListActions(clips: readonly ListedClip[], store: SelectionStore) {
  /** Index at which a range begins. */
  const anchor = useRef(0);
  const idsOf = useCallback(
    (from: number, to: number) => clips.slice(Math.min(from, to), Math.max(from, to) + 1).map(idOf),
    [clips],
  );
  const select = useCallback(
    (index: number, range: boolean) => {
      const one = clips[index];
      if (!one) return;
      const ids = range ? idsOf(anchor.current, index) : [idOf(one)];
      store.mark(ids, range || !store.current().has(idOf(one)));
      anchor.current = index;
    },
    [clips, store, idsOf],
  );
  return useMemo(
    () => ({
      select,
      selectRange: (from: number, to: number) => store.mark(idsOf(from, to), true),
      selectAll: (on: boolean) => startTransition(() => store.mark(clips.map(idOf), on)),
    }),
    [select, idsOf, clips, store],
  );
}
