import { searchPath } from '#domain/search-address.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './active-filters.module.css';
import type { ActiveFilter } from './active-filters-of.ts';
import { strings } from './strings.ts';

/** Links for the active filters, each to the same search without it. */
export function ActiveFilters({ active }: { active: ActiveFilter[] }) {
  return (
    <ul className={styles.chips} aria-label={strings.active}>
      {active.map(({ name, without }) => (
        <li key={name}>
          <AppLink className={`tap ${styles.chip}`} href={searchPath(without)}>
            <span className="vh">{strings.remove} </span>
            {name}
            <Icon name="close" size={14} />
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
