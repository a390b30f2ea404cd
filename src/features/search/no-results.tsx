import type { ReactNode } from 'react';
import { HOME } from '#domain/addresses.ts';
import type { SearchRequest, SearchResultsPage } from '#domain/search.ts';
import { searchPath } from '#domain/search-address.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { type ActiveFilter, activeFilters } from './active-filters-of.ts';
import { EmptyPageArt } from './empty-page-art.tsx';
import styles from './no-results.module.css';
import { strings } from './strings.ts';
import { Suggestions } from './suggestions.tsx';

type Props = {
  request: SearchRequest;
  result: SearchResultsPage;
  /** Where the search ran, if not in the archive. */
  place?: 'device';
  /** Shown before everything else. */
  note?: ReactNode;
};

/** Shown without results: the reason, and what to try instead. */
export function NoResults({ request, result, place, note }: Props) {
  const { text, order } = request;
  const active = activeFilters(request, result.facets);
  const { title, explanation } = explain(request, result, active, place);
  const isBeyondLastPage = result.total > 0;
  return (
    <div className={styles.empty}>
      <EmptyPageArt className={styles.art} />
      <div>
        {note}
        <h1 className={`t-2 ${styles.title}`} tabIndex={-1}>
          {title}
        </h1>
        <p className="deck">{explanation}</p>
        {active.length > 0 && !isBeyondLastPage && (
          <div className={`cluster ${styles.filters}`}>
            <ActiveFilters active={active} />
          </div>
        )}
        <div className={`actions ${styles.actions}`}>
          {isBeyondLastPage && (
            <ButtonLink href={searchPath({ ...request, page: 1 })}>{strings.toFirst}</ButtonLink>
          )}
          {active.length > 0 && !isBeyondLastPage && (
            <ButtonLink href={searchPath({ text, order })}>{strings.reset}</ButtonLink>
          )}
          <ButtonLink href={HOME} look="plain">
            {strings.toNewsstand}
          </ButtonLink>
        </div>
        <Suggestions near={result.suggestions} level={2} />
      </div>
    </div>
  );
}

function explain(
  { text }: SearchRequest,
  { unsearchable, total }: SearchResultsPage,
  active: ActiveFilter[],
  searchedIn: Props['place'],
) {
  if (unsearchable === 'empty') return { title: strings.noWords, explanation: strings.noWordsText };
  if (unsearchable) return { title: strings.commonWords, explanation: strings.commonWordsText(text) };
  if (total > 0) return { title: strings.beyond, explanation: strings.beyondText };
  const none = searchedIn === 'device' ? strings.noneOnDeviceText : strings.noneText;
  return { title: strings.none(text), explanation: active.length > 0 ? strings.noneFiltered : none };
}
