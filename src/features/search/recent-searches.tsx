import { searchPath } from '#domain/search-address.ts';
import { forgetSearches, useRecentSearches } from '#src/state/reading/recent-searches.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './recent-searches.module.css';
import { strings } from './strings.ts';

/** The last searches on this device; they can be deleted, one by one or all. */
export function RecentSearches() {
  const recent = useRecentSearches();
  if (recent.length === 0) return null;
  return (
    <section className={styles.recent}>
      <div className={`spread ${styles.head}`}>
        <h2>{strings.recent}</h2>
        <Button look="quiet" onClick={() => forgetSearches(recent)}>
          {strings.forgetAll}
        </Button>
      </div>
      <ul className="hr">
        {recent.map((text) => (
          <li key={text} className={`row ${styles.row}`}>
            <AppLink href={searchPath({ text })}>
              <Icon name="clock" size={18} />
              <span className="ellipsis">{text}</span>
            </AppLink>
            <button
              type="button"
              className="ib"
              aria-label={strings.forget(text)}
              onClick={() => forgetSearches([text])}
            >
              <Icon name="close" size={18} />
            </button>
          </li>
        ))}
      </ul>
      <p className="meta">{strings.recentNote}</p>
    </section>
  );
}
