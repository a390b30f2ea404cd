import { useCallback } from 'react';
import type { Api } from '#api/clients.ts';
import { listClips } from '#api/site/press-reviews.ts';
import { NO_FILTERS } from '#domain/press-review/clips-view.ts';
import type { SavedSearch } from '#domain/press-review/desk.ts';
import { FIRST_CHAPTER } from '#domain/press-review/review.ts';
import { AskedPart } from '#src/components/account/asked-part.tsx';
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
type Known = Choices & { draft: DraftValues | null };

const NEW_SEARCH: Search = { id: 0, name: '', filters: NO_FILTERS, chapter: FIRST_CHAPTER, active: true };

const inOrder = (names: readonly string[]) =>
  [...new Set(names)].filter(Boolean).sort((one, other) => one.localeCompare(other, 'it'));

/** Choices from the last review. A search can be created without them. */
async function askChoices(api: Api): Promise<Choices> {
  try {
    const { clips } = await listClips(api);
    return {
      editions: inOrder(clips.flatMap(({ edition, alsoIn }) => [edition, ...alsoIn])),
      sections: inOrder(clips.map(({ section }) => section)),
    };
  } catch (error) {
    logError('press-review', error);
    return { editions: [], sections: [] };
  }
}

/** Dialog for creating or changing a search. */
export function SearchDialog({ search, onSaved, onClose }: Props) {
  const { api } = usePressReview();
  const begun = search ?? NEW_SEARCH;
  const draftName = `rassegna-ricerca-${begun.id}`;
  const ask = useCallback(async (): Promise<Known> => {
    const [choices, draft] = await Promise.all([askChoices(await api()), readDraft(draftName)]);
    return { ...choices, draft };
  }, [api, draftName]);
  const { asked, askAgain } = useLoaded(ask);
  return (
    <Dialog title={search ? strings.edit : strings.anew} closeLabel={strings.close} onClose={onClose}>
      <AskedPart asked={asked} onRetry={askAgain}>
        {(known) => <SearchForm search={begun} draftName={draftName} onSaved={onSaved} {...known} />}
      </AskedPart>
    </Dialog>
  );
}
