import { useCallback } from 'react';
import type { Api } from '#api/clients.ts';
import { listClips } from '#api/site/press-reviews.ts';
import { NO_FILTERS } from '#domain/press-review/clips-view.ts';
import type { SavedSearch } from '#domain/press-review/desk.ts';
import { DEFAULT_CHAPTER_TITLE } from '#domain/press-review/review.ts';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { type DraftValues, readDraft } from '#src/state/drafts/drafts.ts';
import { logError } from '#src/state/log.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import { SearchForm } from './search-form.tsx';
import type { Search } from './search-values.ts';
import { searchFormStrings as strings } from './strings.ts';

type Props = {
  /** Null for a new search. */
  search: SavedSearch | null;
  onSaved: (id: number) => void;
  onClose: () => void;
};

type Choices = { editions: readonly string[]; sections: readonly string[] };
type DialogData = Choices & { draft: DraftValues | null };

const NEW_SEARCH: Search = {
  id: 0,
  name: '',
  filters: NO_FILTERS,
  chapter: DEFAULT_CHAPTER_TITLE,
  active: true,
};

const sortNames = (names: readonly string[]) =>
  [...new Set(names)].filter(Boolean).sort((one, other) => one.localeCompare(other, 'it'));

/**
 * Editions and sections of the clips of the last review; empty after a failure: a search can do without them.
 */
async function loadChoices(api: Api): Promise<Choices> {
  try {
    const { clips } = await listClips(api);
    return {
      editions: sortNames(clips.flatMap(({ edition, alsoIn }) => [edition, ...alsoIn])),
      sections: sortNames(clips.map(({ section }) => section)),
    };
  } catch (error) {
    logError('press-review', error);
    return { editions: [], sections: [] };
  }
}

/** Dialog for creating or changing a search. */
export function SearchDialog({ search, onSaved, onClose }: Props) {
  const { api } = usePressReview();
  const initialSearch = search ?? NEW_SEARCH;
  const draftName = `rassegna-ricerca-${initialSearch.id}`;
  const load = useCallback(async (): Promise<DialogData> => {
    const [choices, draft] = await Promise.all([loadChoices(await api()), readDraft(draftName)]);
    return { ...choices, draft };
  }, [api, draftName]);
  const { loadable, reload } = useLoaded(load);
  return (
    <Dialog title={search ? strings.edit : strings.create} closeLabel={strings.close} onClose={onClose}>
      <LoadedPart loadable={loadable} onRetry={reload}>
        {(data) => <SearchForm search={initialSearch} draftName={draftName} onSaved={onSaved} {...data} />}
      </LoadedPart>
    </Dialog>
  );
}
