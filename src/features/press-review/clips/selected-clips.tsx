import { memo, type ReactNode, useState } from 'react';
import type { Day } from '#domain/newsstand.ts';
import type { ReviewContent } from '#domain/press-review/review.ts';
import type { SelectionStore } from '#src/state/press-review/selection-store.ts';
import { SendDialog } from '../sendings/send-dialog.tsx';
import type { FilteredClips } from './arrange-clips.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useSelectionActions } from './use-selection-actions.tsx';

type Props = {
  selected: ReadonlySet<number>;
  store: SelectionStore;
  found: FilteredClips;
  /** Date of the review that is sent. */
  day: Day;
  say: (words: ReactNode) => void;
  onCleared: () => void;
};

/** The selection, including clips that are not shown, and the actions on it. PRS-04 */
export const SelectedClips = memo(function SelectedClips({ store, say, onCleared, ...props }: Props) {
  const actions = useSelectionActions({ store, say, onCleared });
  return props.selected.size === 0 ? null : <Selection {...props} actions={actions} />;
});

type SelectionProps = Pick<Props, 'selected' | 'found' | 'day'> & {
  actions: ReturnType<typeof useSelectionActions>;
};

/** The bar, and the dialog for sending: both go away with the selection, which another tab may clear. */
function Selection({ selected, found, day, actions }: SelectionProps) {
  const [sending, setSending] = useState(false);
  const { busy, add, download, clear } = actions;
  const shown = found.clips.map(({ clip }) => clip.id).filter((id) => selected.has(id));
  /** Selected clips in the order of the list, then those that are not in it. */
  const source = (): ReviewContent => ({ day, clips: [...new Set([...shown, ...selected])] });
  return (
    <>
      <SelectionBar
        count={selected.size}
        outside={selected.size - shown.length}
        busy={busy}
        onClear={clear}
        onAdd={() => void add(source())}
        onDownload={(format) => void download(format, source())}
        onSend={() => setSending(true)}
      />
      {sending && <SendDialog source={source()} clips={selected.size} onClose={() => setSending(false)} />}
    </>
  );
}
