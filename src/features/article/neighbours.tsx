import { articlePath } from '#domain/addresses.ts';
import type { ArticleSummary } from '#domain/newsstand.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './neighbours.module.css';
import { strings } from './strings.ts';

type Props = { previous: ArticleSummary | null; next: ArticleSummary | null };

/** The articles before and after this one in the printed paper. NWS-02 */
export function Neighbours({ previous, next }: Props) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={strings.neighbours}>
      {previous && (
        <AppLink className={`${styles.neighbour} ${styles.previous}`} href={articlePath(previous)} rel="prev">
          <span className={styles.direction}>
            <Icon name="left" size={16} />
            {strings.previous}
          </span>
          <span className={`t-s2 ${styles.title}`}>{previous.title}</span>
        </AppLink>
      )}
      {next && (
        <AppLink className={`${styles.neighbour} ${styles.next}`} href={articlePath(next)} rel="next">
          <span className={styles.direction}>
            {strings.next}
            <Icon name="right" size={16} />
          </span>
          <span className={`t-s2 ${styles.title}`}>{next.title}</span>
        </AppLink>
      )}
    </nav>
  );
}
