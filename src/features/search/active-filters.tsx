import type { SearchRequest } from '#domain/search.ts';
import { searchPath } from '#domain/search-address.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './active-filters.module.css';
import type { ActiveFilter } from './active-filters-of.ts';
import { strings } from './strings.ts';

type Props = { request: Pick<SearchRequest, 'text' | 'order'>; active: ActiveFilter[] };

/** The filters that are set, each a link to the same search without it. */
export function ActiveFilters({ request: { text, order }, active }: Props) {
  if (active.length === 0) return null;
  return (
    <>
      <ul className={styles.chips} aria-label={strings.active}>
        {active.map(({ name, without }) => (
          <li key={name}>
            <AppLink className={styles.chip} href={searchPath(without)}>
              <span className="vh">{strings.remove} </span>
              {name}
              <Icon name="close" size={14} />
            </AppLink>
          </li>
        ))}
      </ul>
      <AppLink className={`link ${styles.reset}`} href={searchPath({ text, order })}>
        {strings.reset}
      </AppLink>
    </>
  );
}
