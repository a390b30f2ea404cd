import { useCallback, useEffect, useMemo, useState } from 'react';
import { logError } from '#src/state/log.ts';
import type { SentResults } from './load-faq.ts';
import type { FoundAnswer, ShownCategory } from './shown-faq.ts';

type Search = typeof import('./create-search.ts');

/** `waiting`: the code of the search is being loaded; `failed`: it could not be loaded. */
export type SearchState = FoundAnswer[] | 'waiting' | 'failed' | null;

/**
 * Search results for these words, null for no words. The search is loaded on demand: until then the results sent with
 * the page are shown. HLP-01
 */
export function useFaqSearch(
  categories: readonly ShownCategory[],
  words: string,
  sentResults: SentResults | null,
): { found: SearchState; wantSearch: () => void } {
  const [search, setSearch] = useState<Search | 'failed' | null>(null);
  const loadSearch = useCallback(() => {
    import('./create-search.ts').then(setSearch, (error: unknown) => {
      logError('FAQ search', error);
      setSearch('failed');
    });
  }, []);
  const hasWords = words.trim() !== '';
  useEffect(() => {
    if (hasWords) loadSearch();
  }, [hasWords, loadSearch]);
  const find = useMemo(
    () => (search === null || search === 'failed' ? null : search.createSearch(categories)),
    [search, categories],
  );
  const found = useMemo(() => {
    if (!hasWords) return null;
    if (find) return find(words);
    if (sentResults && sentResults.words.trim() === words.trim())
      return inOrder(categories, sentResults.slugs);
    return search === 'failed' ? 'failed' : 'waiting';
  }, [hasWords, find, words, sentResults, search, categories]);
  return { found, wantSearch: loadSearch };
}

const inOrder = (categories: readonly ShownCategory[], slugs: readonly string[]): FoundAnswer[] =>
  slugs.flatMap((slug) =>
    categories.flatMap((category) =>
      category.answers.filter((answer) => answer.slug === slug).map((answer) => ({ answer, category })),
    ),
  );
