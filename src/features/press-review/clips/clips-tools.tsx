import { startTransition } from 'react';
import type { Sigla } from '#domain/brands/brand.ts';
import { type ClipsView, countDialogFilters } from '#domain/press-review/clips-view.ts';
import { hasFilters } from '#domain/press-review/match-clip.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './clips-tools.module.css';
import { NewspaperChips } from './newspaper-chips.tsx';
import { toolStrings as strings } from './strings.ts';
import type { ChangeView } from './use-clips-view.ts';
import { useDebouncedText } from './use-debounced-text.ts';

/** Dialogs that open over the list. */
export type ToolDialog = 'filters' | 'columns' | 'save';

/** Longest search text that the server accepts. */
const MAX_SEARCH_LENGTH = 200;

type Props = {
  view: ClipsView;
  counts: ReadonlyMap<Sigla, number>;
  changeView: ChangeView;
  onOpen: (tool: ToolDialog) => void;
};

/**
 * The search field and the newspapers of the list, and buttons that open the dialogs of the other tools.
 * PRS-04
 */
export function ClipsTools({ view, counts, changeView, onOpen }: Props) {
  const { filters } = view;
  const dialogFilterCount = countDialogFilters(filters);
  return (
    <div className={`cluster ${styles.tools}`}>
      <SearchField
        text={filters.text}
        // Changing an existing text replaces the history entry, so that going back leaves the search.
        onCommit={(text) =>
          changeView({ filters: { ...filters, text } }, { replace: text !== '' && filters.text !== '' })
        }
      />
      <NewspaperChips
        chosen={filters.newspapers}
        counts={counts}
        onChoose={(newspapers) => startTransition(() => changeView({ filters: { ...filters, newspapers } }))}
      />
      <div className={`wrapping ${styles.buttons}`}>
        {hasFilters(filters) && (
          <Button look="quiet" onClick={() => onOpen('save')}>
            <Icon name="bookmark" size={18} />
            {strings.save}
          </Button>
        )}
        <Button look="plain" onClick={() => onOpen('filters')}>
          <Icon name="list" size={18} />
          {strings.filters}
          {dialogFilterCount > 0 && (
            <>
              <span className={`centred num ${styles.further}`} aria-hidden="true">
                {dialogFilterCount}
              </span>
              <span className="vh">{strings.filtersOn(dialogFilterCount)}</span>
            </>
          )}
        </Button>
        <Button look="plain" className="dk" onClick={() => onOpen('columns')}>
          <Icon name="grid" size={18} />
          {strings.columns}
        </Button>
      </div>
    </div>
  );
}

type SearchFieldProps = { text: string; onCommit: (text: string) => void };

function SearchField({ text, onCommit }: SearchFieldProps) {
  const { typed, type, commitNow } = useDebouncedText(text, onCommit);
  return (
    <search className={`row12 ${styles.search}`}>
      <Icon name="search" size={19} />
      <input
        className="grow"
        type="search"
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && commitNow(currentTarget.value)}
        onBlur={({ currentTarget }) => commitNow(currentTarget.value)}
        aria-label={strings.searchHint}
        placeholder={strings.search}
        maxLength={MAX_SEARCH_LENGTH}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
      />
    </search>
  );
}
