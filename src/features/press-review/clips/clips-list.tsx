import { memo, useCallback } from 'react';
import type { ClipColumn, ClipOrder } from '#domain/press-review/clips-view.ts';
import type { SelectionStore } from '#src/state/press-review/selection-store.ts';
import { usePressReview } from '../frame/press-review-context.ts';
import type { ListedClip } from './arrange-clips.ts';
import { ClipCard } from './clip-card.tsx';
import { ClipRow } from './clip-row.tsx';
import { ClipsCards } from './clips-cards.tsx';
import { ClipsTable } from './clips-table.tsx';
import { selectAllStateOf, useListActions } from './use-list-actions.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

type Props = {
  clips: readonly ListedClip[];
  columns: readonly ClipColumn[];
  order: ClipOrder;
  onOrder: (order: ClipOrder) => void;
  selected: ReadonlySet<number>;
  store: SelectionStore;
  onRead: (index: number) => void;
  /** Shows a table instead of cards. */
  wide: boolean;
  /** Whether to show the date of each clip, because the list covers several days. */
  showsDates: boolean;
};

/** Estimated heights in rem, until rows are measured. */
const ROW_REMS = 3.25;
const CARD_REMS = 7;

/**
 * The list of clips. Only those on or near the screen, and the focused one, are in the document. PRS-01,
 * PRS-04
 */
export const ClipsList = memo(function ClipsList(props: Props) {
  const { clips, columns, order, onOrder, selected, store, onRead, wide, showsDates } = props;
  const { today } = usePressReview();
  const { select, selectRange, selectAll } = useListActions(clips, store);
  const { list, current, onKeyDown, onFocus, onPress } = useRowKeys({
    count: clips.length,
    onRange: selectRange,
    onSelect: select,
    onSelectAll: () => selectAll(true),
    onRead,
  });
  const keyOf = useCallback((index: number) => clips[index]?.clip.id ?? -index, [clips]);
  const estimatedRems = wide ? ROW_REMS : CARD_REMS;
  const { virtual, top } = useVirtualRows({ count: clips.length, keyOf, estimatedRems, current, list });
  const { measureElement } = virtual;
  const visibleRows = virtual.getVirtualItems().flatMap(({ index, start }) => {
    const clip = clips[index]?.clip;
    if (!clip) return [];
    const shared = {
      clip,
      index,
      today,
      onRead,
      onSelect: onPress,
      start: start - top,
      selected: selected.has(clip.id),
      current: index === current,
    };
    return wide ? (
      <ClipRow key={clip.id} {...shared} columns={columns} />
    ) : (
      <ClipCard
        key={clip.id}
        {...shared}
        measure={measureElement}
        count={clips.length}
        showsDate={showsDates}
      />
    );
  });
  const frame = {
    box: list,
    size: virtual.getTotalSize(),
    onFocus,
    onKeyDown,
    count: clips.length,
    chosen: selectAllStateOf(clips, selected),
    onSelectAll: selectAll,
  };
  return wide ? (
    <ClipsTable {...frame} columns={columns} order={order} onOrder={onOrder}>
      {visibleRows}
    </ClipsTable>
  ) : (
    <ClipsCards {...frame}>{visibleRows}</ClipsCards>
  );
});
