import type { ReactNode } from 'react';
import type { Day } from '#domain/newsstand.ts';
import type { SearchRequest, SearchResultsPage } from '#domain/search.ts';
import { searchPath } from '#domain/search-address.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Segments } from '#src/ui/segments.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { activeFilters } from './active-filters-of.ts';
import { Pager } from './pager.tsx';
import { SearchFilters } from './search-filters.tsx';
import { SearchHitRow } from './search-hit-row.tsx';
import styles from './search-results.module.css';
import { strings } from './strings.ts';
import { Suggestions } from './suggestions.tsx';

type Props = {
  request: SearchRequest;
  result: SearchResultsPage;
  today: Day;
  /** Text after the number of results. */
  count?: string | undefined;
  /** Shown before the results. */
  note?: ReactNode;
  /** Shown after the results. */
  children?: ReactNode;
};

/** The fragment opens the filters on a phone, without JavaScript. */
const FILTERS_ID = 'filtri';
const RESULTS_ID = 'risultati';

/** The results in the chosen order, beside the filters. */
export function SearchResults({ request, result, today, count, note, children }: Props) {
  const { hits, facets, total, hasMore, suggestions, matching } = result;
  const { text, order } = request;
  const { toast, say } = useToast();
  const active = activeFilters(request, facets);
  return (
    <div className={styles.columns}>
      <aside id={FILTERS_ID} className={styles.filters} aria-label={strings.filters}>
        <div className={`spread mb ${styles.dialogHead}`}>
          <b>{strings.filters}</b>
          <a className="ib" href={`#${RESULTS_ID}`} aria-label={strings.closeFilters}>
            <Icon name="close" size={22} />
          </a>
        </div>
        <SearchFilters request={request} facets={facets} today={today} />
        <a className="btn p w mb" href={`#${RESULTS_ID}`}>
          {strings.showResults}
        </a>
      </aside>
      <section id={RESULTS_ID} aria-label={strings.results} className={styles.results}>
        <div className={`spread ${styles.head}`}>
          <p role="status">
            <b>{strings.count(total, hasMore)}</b>
            {strings.forText(text)}
            {count}
          </p>
          <OrderSwitch request={request} />
        </div>
        {note}
        {matching === 'some' && <p className={`secondary ${styles.note}`}>{strings.onlyPartialMatches}</p>}
        {hasMore && <p className={`secondary ${styles.note}`}>{strings.onlyNewest(total)}</p>}
        {suggestions.length > 0 && <Suggestions near={suggestions} level={2} />}
        <div className={`cluster ${styles.chips}`}>
          <a className={`tap ${styles.chip} mb`} href={`#${FILTERS_ID}`}>
            <Icon name="list" size={16} />
            {strings.filters}
            {active.length > 0 && <span className="num">{active.length}</span>}
          </a>
          {active.length > 0 && (
            <>
              <ActiveFilters active={active} />
              <AppLink className={`link ${styles.reset}`} href={searchPath({ text, order })}>
                {strings.reset}
              </AppLink>
            </>
          )}
        </div>
        <ul className="hr">
          {hits.map((hit) => (
            <SearchHitRow key={hit.article.id} hit={hit} today={today} say={say} />
          ))}
        </ul>
        <Pager request={request} pages={result.pages} />
        {children}
        {toast}
      </section>
    </div>
  );
}

function OrderSwitch({ request }: { request: SearchRequest }) {
  const option = (order: SearchRequest['order'], name: string) => ({
    name,
    href: searchPath({ ...request, order, page: 1 }),
    current: request.order === order,
  });
  return (
    <Segments
      label={strings.order}
      options={[option('relevance', strings.relevance), option('date', strings.newest)]}
    />
  );
}
