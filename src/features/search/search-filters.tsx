import type { Day } from '#domain/newsstand.ts';
import type { SearchFacet, SearchFacets, SearchRequest } from '#domain/search.ts';
import { searchPath } from '#domain/search-address.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { toggled } from './active-filters-of.ts';
import { PeriodFilter } from './period-filter.tsx';
import styles from './search-filters.module.css';
import { strings } from './strings.ts';

type Props = { request: SearchRequest; facets: SearchFacets; today: Day };

/** Filters for the results, each with its number of results. They are links, which need no JavaScript. */
export function SearchFilters({ request, facets, today }: Props) {
  const group = (list: 'sections' | 'editions' | 'signatures') => (
    <FacetGroup
      title={strings[list]}
      facets={facets[list]}
      isChosen={(slug) => request[list].includes(slug)}
      hrefOf={(slug) => searchPath(toggled(request, list, slug))}
    />
  );
  const { months } = facets;
  // The handles refer to the months of these results, so other months reset them.
  const filterKey = [request.from, request.to, months[0]?.month, months.at(-1)?.month].join();
  return (
    <div>
      <PeriodFilter key={filterKey} request={request} months={months} today={today} />
      {group('sections')}
      {group('editions')}
      {group('signatures')}
    </div>
  );
}

type GroupProps = {
  title: string;
  facets: SearchFacet[];
  isChosen: (slug: string) => boolean;
  hrefOf: (slug: string) => string;
};

function FacetGroup({ title, facets, isChosen, hrefOf }: GroupProps) {
  if (facets.length === 0) return null;
  return (
    <nav className={styles.group} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {facets.map(({ slug, name, articles }) => (
          <li key={slug}>
            <AppLink
              className={`row10 ${styles.choice}`}
              href={hrefOf(slug)}
              aria-current={isChosen(slug) ? 'true' : undefined}
            >
              <span className={`centred ${styles.box}`}>
                {isChosen(slug) && <Icon name="check" size={16} />}
              </span>
              <span className={`grow ${styles.name}`}>
                {name}
                {isChosen(slug) && <span className="vh">{strings.chosen}</span>}
              </span>
              <span className="caption num">
                <span aria-hidden="true">{articles}</span>
                <span className="vh">{strings.articles(articles)}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
