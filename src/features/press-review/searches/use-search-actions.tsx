import { deleteSearch, listSearches, saveSearch } from '#api/site/review-searches.ts';
import type { SavedSearch } from '#domain/press-review/desk.ts';
import { logError } from '#src/state/log.ts';
import { useRemovalWithUndo } from '#src/ui/removal-with-undo.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import { searchesStrings as strings } from './strings.ts';
import { useSearchSwitches } from './use-search-switches.ts';

type Props = {
  /** Changes the list as it is then: other searches may be saved at the same time. */
  changeData: (change: (searches: SavedSearch[]) => SavedSearch[]) => void;
  onUndone: () => void;
};

const without = (searches: readonly SavedSearch[], id: number) =>
  searches.filter((search) => search.id !== id);

/** Actions on searches in the list. */
export function useSearchActions({ changeData, onUndone }: Props) {
  const { api } = usePressReview();
  const { toast, say } = useToast();
  const changeInList = (id: number, change: Partial<SavedSearch>) =>
    changeData((searches) =>
      searches.map((search) => (search.id === id ? { ...search, ...change } : search)),
    );
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
        changeData((searches) => without(searches, search.id));
      }),
    // Undo saves it as a new search, because the old ID is gone. Once it is saved, a list that cannot be loaded must not
    // make the reader save it again.
    restoreItem: (search) =>
      runAndLogFailure(async () => {
        const clients = await api();
        const id = await saveSearch(clients, { ...search, id: 0 });
        const all = await listSearches(clients).catch(() => null);
        changeData((searches) => all ?? [...without(searches, search.id), { ...search, id }]);
      }),
    onUndone,
  });
  const pressSwitch = useSearchSwitches({
    save: (search, active) =>
      runAndLogFailure(async () => {
        const clients = await api();
        // Colleagues may have changed it since the list was loaded.
        const saved = (await listSearches(clients)).find(({ id }) => id === search.id);
        const { active: _, ...current } = saved ?? search;
        await saveSearch(clients, { ...current, active });
        changeInList(search.id, current);
      }),
    show: ({ id }, active) => changeInList(id, { active }),
  });
  async function switchTo(search: SavedSearch, active: boolean) {
    const isSaved = await pressSwitch(search, active);
    if (isSaved === null) return;
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
