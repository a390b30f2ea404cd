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
import type { Found } from './arrange-clips.ts';
import { ClipDialog } from './clip-dialog.tsx';
import { ClipsDialogs } from './clips-dialogs.tsx';
import { ClipsList } from './clips-list.tsx';
import { ClipsPlaceholder } from './clips-placeholder.tsx';
import { ClipsTools, type Tool } from './clips-tools.tsx';
import styles from './clips-workspace.module.css';
import { layOut } from './render-turns.ts';
import { SelectedClips } from './selected-clips.tsx';
import { clipsStrings, saveStrings } from './strings.ts';
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
  asked: ReturnType<typeof useClips>;
  found: Found;
  look: ChangeView;
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
  asked,
  found,
  look,
  order,
}: Props) {
  const { owner } = usePressReview();
  const [tool, setTool] = useState<Tool | null>(null);
  // As in the tools, the press is answered before the dialog is rendered.
  const openTool = useCallback((wanted: Tool | null) => startTransition(() => setTool(wanted)), []);
  const [reading, read] = useState<number | null>(null);
  const [columns, showColumns] = useShownColumns();
  const { selected, store } = useSelection(owner);
  // The pressed box is ticked before the bar is rendered.
  const told = useDeferredValue(selected);
  const { toast, say } = useToast();
  const wide = useWide();
  const workspace = useRef<HTMLDivElement>(null);
  const { known } = asked;
  const sort = useCallback(
    (wanted: ClipOrder) => startTransition(() => look({ order: wanted }, { replace: true })),
    [look],
  );
  // The rows are rendered after the facts about them.
  const clips = useDeferredValue(found.clips);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the shown clips change
  useLayoutEffect(layOut, [found, clips]);
  const leadHere = useCallback(() => workspace.current?.focus(), []);
  return (
    <div ref={workspace} tabIndex={-1} className={told.size > 0 ? styles.withBar : undefined}>
      <ClipsTools view={view} counts={found.counts} look={look} onOpen={openTool} />
      {known?.list.cut && <Notice tone="warning">{clipsStrings.cut(known.clips.length)}</Notice>}
      <ClipsPlaceholder view={view} asked={asked} found={found} look={look} />
      {known && clips.length > 0 && (
        <div className={styles.list} aria-busy={asked.asking}>
          <ClipsList
            columns={columns}
            selected={selected}
            store={store}
            wide={wide}
            clips={clips}
            order={order}
            onRead={read}
            onOrder={sort}
            dated={known.list.from !== known.list.to}
          />
        </div>
      )}
      <SelectedClips
        store={store}
        found={found}
        say={say}
        day={period.to}
        onCleared={leadHere}
        selected={told}
      />
      {reading !== null && (
        <ClipDialog
          clips={clips}
          index={reading}
          selected={selected}
          onGo={read}
          onSelect={({ id }) => store.mark([id], !selected.has(id))}
          onClose={() => read(null)}
        />
      )}
      <ClipsDialogs
        tool={tool}
        view={view}
        period={period}
        known={known}
        found={found}
        look={look}
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
