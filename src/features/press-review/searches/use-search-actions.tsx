import { deleteSearch, listSearches, saveSearch } from '#api/site/review-searches.ts';
import type { SavedSearch } from '#domain/press-review/desk.ts';
import { logError } from '#src/state/log.ts';
import { useRemovalWithUndo } from '#src/ui/removal-with-undo.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import { searchesStrings as strings } from './strings.ts';

type Props = {
  searches: readonly SavedSearch[];
  setData: (searches: SavedSearch[]) => void;
  onUndone: () => void;
};

/** Actions on searches in the list. */
export function useSearchActions({ searches, setData, onUndone }: Props) {
  const { api } = usePressReview();
  const { toast, say } = useToast();
  const replaceInList = (changed: SavedSearch) =>
    setData(searches.map((search) => (search.id === changed.id ? changed : search)));
  const runAndLogFailure = async (action: () => Promise<void>): Promise<boolean> => {
    try {
      await action();
      return true;
    } catch (error) {
      logError('press-review', error);
      return false;
    }
  };
  const removal = useRemovalWithUndo<SavedSearch>({
    texts: strings,
    removeItem: (search) =>
      runAndLogFailure(async () => {
        await deleteSearch(await api(), search.id);
        setData(searches.filter(({ id }) => id !== search.id));
      }),
    // Undo saves it as a new search, because the old ID is gone. Once it is saved, a list that cannot be loaded must not
    // make the reader save it again.
    restoreItem: (search) =>
      runAndLogFailure(async () => {
        const clients = await api();
        const id = await saveSearch(clients, { ...search, id: 0 });
        const remaining = searches.filter((other) => other.id !== search.id);
        setData(await listSearches(clients).catch(() => [...remaining, { ...search, id }]));
      }),
    onUndone,
  });
  async function switchTo(search: SavedSearch, active: boolean) {
    replaceInList({ ...search, active });
    const isSaved = await runAndLogFailure(
      async () => void (await saveSearch(await api(), { ...search, active })),
    );
    if (!isSaved) replaceInList(search);
    const message = active ? strings.switchedOn : strings.switchedOff;
    say(isSaved ? message(search.name) : strings.notSwitched);
  }
  return {
    say,
    switchTo,
    remove: removal.remove,
    toasts: (
      <>
        {toast}
        {removal.toast}
      </>
    ),
  };
}
