import { useCallback, useEffect, useMemo, useState } from 'react';
import { logError } from '#src/state/log.ts';
import type { FoundAtOnce } from './load-faq.ts';
import type { FoundAnswer, ShownCategory } from './shown-faq.ts';

type Search = typeof import('./open-search.ts');

/** `waiting`: the code of the search is being loaded; `failed`: it could not be loaded. */
export type Found = FoundAnswer[] | 'waiting' | 'failed' | null;

/**
 * Search results for these words, null for no words. The search is loaded on demand: until then the results sent with
 * the page are shown. HLP-01
 */
export function useFaqSearch(
  categories: readonly ShownCategory[],
  words: string,
  atOnce: FoundAtOnce | null,
): { found: Found; wantSearch: () => void } {
  const [search, setSearch] = useState<Search | 'failed' | null>(null);
  const wantSearch = useCallback(() => {
    import('./open-search.ts').then(setSearch, (error: unknown) => {
      logError('FAQ search', error);
      setSearch('failed');
    });
  }, []);
  const asked = words.trim() !== '';
  useEffect(() => {
    if (asked) wantSearch();
  }, [asked, wantSearch]);
  const find = useMemo(
    () => (search === null || search === 'failed' ? null : search.openSearch(categories)),
    [search, categories],
  );
  const found = useMemo(() => {
    if (!asked) return null;
    if (find) return find(words);
    if (atOnce && atOnce.words.trim() === words.trim()) return inOrder(categories, atOnce.slugs);
    return search === 'failed' ? 'failed' : 'waiting';
  }, [asked, find, words, atOnce, search, categories]);
  return { found, wantSearch };
}

const inOrder = (categories: readonly ShownCategory[], slugs: readonly string[]): FoundAnswer[] =>
  slugs.flatMap((slug) =>
    categories.flatMap((category) =>
      category.answers.filter((answer) => answer.slug === slug).map((answer) => ({ answer, category })),
    ),
  );
