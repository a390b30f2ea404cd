import { startTransition, useCallback, useMemo, useRef } from 'react';
import type { SelectionStore } from '#src/state/press-review/selection-store.ts';
import type { ListedClip } from './arrange-clips.ts';

const idOf = ({ clip }: ListedClip): number => clip.id;

export type SelectAllState = 'none' | 'some' | 'all';

/** Whether all, some or none of a list are selected. */
export function selectAllStateOf(
  clips: readonly ListedClip[],
  selected: ReadonlySet<number>,
): SelectAllState {
  const selectedCount = selected.size === 0 ? 0 : clips.filter(({ clip }) => selected.has(clip.id)).length;
  if (selectedCount === 0) return 'none';
  return selectedCount === clips.length ? 'all' : 'some';
}

/**
 * Selection functions for the shown list. They stay the same functions as long as the list is the same, so
 * that rows do not render again.
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
      const pressedClip = clips[index];
      if (!pressedClip) return;
      const ids = range ? idsOf(anchor.current, index) : [idOf(pressedClip)];
      store.setSelected(ids, range || !store.current().has(idOf(pressedClip)));
      anchor.current = index;
    },
    [clips, store, idsOf],
  );
  return useMemo(
    () => ({
      select,
      selectRange: (from: number, to: number) => store.setSelected(idsOf(from, to), true),
      selectAll: (on: boolean) => startTransition(() => store.setSelected(clips.map(idOf), on)),
    }),
    [select, idsOf, clips, store],
  );
}
