import { RecentSearches } from './recent-searches.tsx';
import styles from './search-start.module.css';
import { strings } from './strings.ts';

/** Shown before a search: the last searches on this device, and hints for searching. */
export function SearchStart() {
  return (
    <div className={styles.start}>
      <p className="deck">{strings.intro}</p>
      <RecentSearches />
      <section className={styles.hints}>
        <h2>{strings.hintsTitle}</h2>
        <dl>
          {strings.hints.map(([sign, meaning]) => (
            <div key={sign}>
              <dt>{sign}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
