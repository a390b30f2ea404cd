import {
  memo,
  startTransition,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Day } from '#domain/newsstand.ts';
import { REVIEW_SEARCHES } from '#domain/press-review/addresses.ts';
import type { ClipOrder, ClipsView } from '#domain/press-review/clips-view.ts';
import { useSelection } from '#src/state/press-review/selection.ts';
import { useShownColumns } from '#src/state/press-review/shown-columns.ts';
import { Notice } from '#src/ui/notice.tsx';
import { ToastLink, useToast } from '#src/ui/toast.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import type { FilteredClips } from './arrange-clips.ts';
import { ClipDialog } from './clip-dialog.tsx';
import { ClipsDialogs } from './clips-dialogs.tsx';
import { ClipsList } from './clips-list.tsx';
import { ClipsPlaceholder } from './clips-placeholder.tsx';
import { ClipsTools, type ToolDialog } from './clips-tools.tsx';
import styles from './clips-workspace.module.css';
import { SelectedClips } from './selected-clips.tsx';
import { clipsStrings, saveStrings } from './strings.ts';
import { forceLayout } from './use-batched-rendering.ts';
import type { useClips } from './use-clips.ts';
import type { ChangeView } from './use-clips-view.ts';

const WIDE = '(min-width: 821px)';

function subscribe(onChange: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the screen is wide enough for a table. */
const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );

type Props = {
  view: ClipsView;
  period: { from: Day; to: Day };
  clipsState: ReturnType<typeof useClips>;
  found: FilteredClips;
  changeView: ChangeView;
  /** Order of the list, which follows that of the view with a short delay. */
  order: ClipOrder;
};

const SEARCH_SAVED = (
  <>
    {saveStrings.saved}
    <ToastLink href={REVIEW_SEARCHES}>{saveStrings.toSearches}</ToastLink>
  </>
);

/** The list with its tools, and the actions on its selection. PRS-04 */
export const ClipsWorkspace = memo(function ClipsWorkspace({
  view,
  period,
  clipsState,
  found,
  changeView,
  order,
}: Props) {
  const { owner } = usePressReview();
  const [tool, setTool] = useState<ToolDialog | null>(null);
  // A transition, so that the pressed button responds before the dialog is rendered.
  const openTool = useCallback((nextTool: ToolDialog | null) => startTransition(() => setTool(nextTool)), []);
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const [columns, showColumns] = useShownColumns();
  const { selected, store } = useSelection(owner);
  // The pressed checkbox is ticked before the selection bar is rendered.
  const deferredSelection = useDeferredValue(selected);
  const { toast, say } = useToast();
  const wide = useWide();
  const workspace = useRef<HTMLDivElement>(null);
  const { loaded } = clipsState;
  const sort = useCallback(
    (nextOrder: ClipOrder) => startTransition(() => changeView({ order: nextOrder }, { replace: true })),
    [changeView],
  );
  // The rows are rendered after the number of clips above them.
  const clips = useDeferredValue(found.clips);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the shown clips change
  useLayoutEffect(forceLayout, [found, clips]);
  const focusWorkspace = useCallback(() => workspace.current?.focus(), []);
  return (
    <div ref={workspace} tabIndex={-1} className={deferredSelection.size > 0 ? styles.withBar : undefined}>
      <ClipsTools view={view} counts={found.counts} changeView={changeView} onOpen={openTool} />
      {loaded?.list.cut && <Notice tone="warning">{clipsStrings.cut(loaded.clips.length)}</Notice>}
      <ClipsPlaceholder view={view} clipsState={clipsState} found={found} changeView={changeView} />
      {loaded && clips.length > 0 && (
        <div className={styles.list} aria-busy={clipsState.isLoading}>
          <ClipsList
            columns={columns}
            selected={selected}
            store={store}
            wide={wide}
            clips={clips}
            order={order}
            onRead={setOpenIndex}
            onOrder={sort}
            showsDates={loaded.list.from !== loaded.list.to}
          />
        </div>
      )}
      <SelectedClips
        store={store}
        found={found}
        say={say}
        day={period.to}
        onCleared={focusWorkspace}
        selected={deferredSelection}
      />
      {openIndex !== null && (
        <ClipDialog
          clips={clips}
          index={openIndex}
          selected={selected}
          onGo={setOpenIndex}
          onSelect={({ id }) => store.setSelected([id], !selected.has(id))}
          onClose={() => setOpenIndex(null)}
        />
      )}
      <ClipsDialogs
        tool={tool}
        view={view}
        period={period}
        loaded={loaded}
        found={found}
        changeView={changeView}
        columns={columns}
        onColumns={showColumns}
        onSaved={() => {
          openTool(null);
          say(SEARCH_SAVED);
        }}
        onClose={() => openTool(null)}
      />
      <div className={styles.toasts}>{toast}</div>
    </div>
  );
});
