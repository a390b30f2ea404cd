import { longDate } from '#domain/dates.ts';
import { type ClipsView, NO_FILTERS } from '#domain/press-review/clips-view.ts';
import { hasFilters } from '#domain/press-review/match-clip.ts';
import { commonStrings } from '#src/strings/common.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SkeletonLines } from '#src/ui/skeleton.tsx';
import type { FilteredClips } from './arrange-clips.ts';
import styles from './clips-placeholder.module.css';
import { clipsStrings, listStrings as strings } from './strings.ts';
import type { useClips } from './use-clips.ts';
import type { ChangeView } from './use-clips-view.ts';

type Props = {
  view: ClipsView;
  clipsState: ReturnType<typeof useClips>;
  found: FilteredClips;
  changeView: ChangeView;
};

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Explains why no clips are shown: they are loading, could not be loaded, or there are none. */
export function ClipsPlaceholder({
  view,
  clipsState: { loaded, failure, reload },
  found,
  changeView,
}: Props) {
  if (failure) {
    const offline = failure === 'offline';
    return (
      <Notice
        isAnnounced
        tone={offline ? 'warning' : 'error'}
        action={
          <Button look="plain" size="small" onClick={reload}>
            {commonStrings.retry}
          </Button>
        }
      >
        {offline ? clipsStrings.offline : clipsStrings.failed}
      </Notice>
    );
  }
  if (!loaded) {
    return (
      <div className={styles.skeleton} aria-hidden="true">
        {ROWS.map((row) => (
          <SkeletonLines key={row} lines={1} />
        ))}
      </div>
    );
  }
  if (found.clips.length > 0) return null;
  if (hasFilters(view.filters)) {
    return (
      <EmptyState
        title={strings.nothing}
        actions={<Button onClick={() => changeView({ filters: NO_FILTERS })}>{strings.clear}</Button>}
      >
        <p>{strings.nothingText}</p>
      </EmptyState>
    );
  }
  const { last } = loaded.list;
  return (
    <EmptyState
      title={strings.empty}
      actions={
        last && (
          <Button onClick={() => changeView({ from: last, to: last })}>
            {strings.toLast(longDate(last))}
          </Button>
        )
      }
    >
      <p>{strings.emptyText}</p>
    </EmptyState>
  );
}
