import { useCallback, useRef, useState } from 'react';
import { listSearches } from '#api/site/review-searches.ts';
import { MAX_SEARCHES, type SavedSearch } from '#domain/press-review/desk.ts';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { logError } from '#src/state/log.ts';
import { useOnline } from '#src/state/network/online.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import { PressReviewPage } from '../frame/press-review-page.tsx';
import { SearchDialog } from './search-dialog.tsx';
import { SearchRow } from './search-row.tsx';
import styles from './searches.module.css';
import { searchesStrings as strings } from './strings.ts';
import { useSearchActions } from './use-search-actions.tsx';

/** Saved searches, which fill the review every night. PRS-04 */
export function SearchesScreen() {
  const { api, today } = usePressReview();
  const online = useOnline();
  const list = useRef<HTMLUListElement>(null);
  const [edited, setEdited] = useState<SavedSearch | 'new' | null>(null);
  const { loadable, reload, setData, changeData } = useLoaded(
    useCallback(async () => listSearches(await api()), [api]),
  );
  const searches = loadable.state === 'known' ? loadable.data : [];
  const actions = useSearchActions({ changeData, onUndone: () => list.current?.focus() });
  const isFull = searches.length >= MAX_SEARCHES;
  async function afterSaving(id: number) {
    setEdited(null);
    try {
      const next = await listSearches(await api());
      setData(next);
      const saved = next.find((search) => search.id === id);
      actions.say(saved?.active && saved.lastRun ? strings.savedWith(saved.lastRun.added) : strings.saved);
    } catch (error) {
      logError('press-review', error);
      actions.say(strings.saved);
    }
  }
  return (
    <PressReviewPage
      part="searches"
      title={strings.title}
      facts={loadable.state === 'known' && strings.count(searches.length, MAX_SEARCHES)}
      aside={
        <Button disabled={!online || isFull || loadable.state !== 'known'} onClick={() => setEdited('new')}>
          <Icon name="plus" size={19} />
          {strings.add}
        </Button>
      }
    >
      <p className={styles.intro}>{strings.intro}</p>
      {!online && loadable.state === 'known' && <Notice tone="warning">{strings.offline}</Notice>}
      {isFull && <Notice>{strings.full}</Notice>}
      <LoadedPart loadable={loadable} onRetry={reload} failedText={strings.failedText}>
        {(savedSearches) =>
          savedSearches.length === 0 ? (
            <EmptyState title={strings.empty}>
              <p>{strings.emptyText}</p>
            </EmptyState>
          ) : (
            <ul className={styles.list} ref={list} tabIndex={-1} aria-label={strings.title}>
              {savedSearches.map((search) => (
                <SearchRow
                  key={search.id}
                  search={search}
                  today={today}
                  online={online}
                  onSwitch={(active) => void actions.switchTo(search, active)}
                  onEdit={() => setEdited(search)}
                  onRemove={(byKey) => actions.remove(search, byKey)}
                />
              ))}
            </ul>
          )
        }
      </LoadedPart>
      {edited !== null && (
        <SearchDialog
          search={edited === 'new' ? null : edited}
          onSaved={(id) => void afterSaving(id)}
          onClose={() => setEdited(null)}
        />
      )}
      {actions.toasts}
    </PressReviewPage>
  );
}
