import { useEffect } from 'react';
import type { Day } from '#domain/newsstand.ts';
import type { SearchRequest, SearchResult } from '#domain/search.ts';
import { rememberSearch } from '#src/state/recent-searches.ts';
import { NoResults } from './no-results.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import styles from './search-screen.module.css';
import { SearchStart } from './search-start.tsx';
import { strings } from './strings.ts';

type Props = { request: SearchRequest; result: SearchResult | null; today: Day };

/** The words, what they lead to, and how to narrow it down. NWS-06 */
export function SearchScreen({ request, result, today }: Props) {
  const { text } = request;
  const found = result !== null && result.hits.length > 0;
  useEffect(() => {
    if (found) rememberSearch(text);
  }, [found, text]);
  return (
    <main id="contenuto" className={`wrap ${styles.screen}`} tabIndex={-1}>
      {(!result || found) && (
        <h1 className="vh" tabIndex={-1}>
          {result ? `${strings.results}${strings.forText(text)}` : strings.title}
        </h1>
      )}
      <SearchForm text={text} />
      {!result && <SearchStart />}
      {result && found && <SearchResults request={request} result={result} today={today} />}
      {result && !found && <NoResults request={request} result={result} />}
    </main>
  );
}
