import type { Day } from '#domain/newsstand.ts';
import type { ClipColumn, ClipsView } from '#domain/press-review/clips-view.ts';
import { usePressReview } from '../frame/press-review-context.ts';
import type { FilterChoices, FilteredClips } from './arrange-clips.ts';
import type { ToolDialog } from './clips-tools.tsx';
import { ColumnDialog } from './column-dialog.tsx';
import { FilterDialog } from './filter-dialog.tsx';
import { SaveSearchDialog } from './save-search-dialog.tsx';
import type { LoadedClips } from './use-clips.ts';
import type { ChangeView } from './use-clips-view.ts';

type Props = {
  tool: ToolDialog | null;
  view: ClipsView;
  period: { from: Day; to: Day };
  loaded: LoadedClips | null;
  found: FilteredClips;
  changeView: ChangeView;
  columns: readonly ClipColumn[];
  onColumns: (columns: readonly ClipColumn[]) => void;
  onSaved: () => void;
  onClose: () => void;
};

const NO_CHOICES: FilterChoices = { editions: [], sections: [], authors: [] };

/** The dialog of the tool that is open, if any. */
export function ClipsDialogs(props: Props) {
  const { tool, view, period, loaded, found, changeView, columns, onColumns, onSaved, onClose } = props;
  const { lastDay } = usePressReview();
  if (tool === 'columns') return <ColumnDialog columns={columns} onShow={onColumns} onClose={onClose} />;
  if (tool === 'save') {
    return <SaveSearchDialog filters={view.filters} onSaved={onSaved} onClose={onClose} />;
  }
  if (tool === null) return null;
  return (
    <FilterDialog
      view={view}
      period={period}
      changeView={changeView}
      onClose={onClose}
      last={loaded?.list.last ?? lastDay}
      choices={loaded?.choices ?? NO_CHOICES}
      found={found.clips.length}
    />
  );
}
