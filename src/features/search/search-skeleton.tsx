import { Loading, SkeletonBlock, SkeletonLines } from '#src/ui/skeleton.tsx';
import styles from './search-skeleton.module.css';
import { strings } from './strings.ts';

const ROWS = ['first', 'second', 'third'];

/** Three results in grey, while the search runs. */
export function SearchSkeleton() {
  return (
    <main id="contenuto" className="wrap" tabIndex={-1}>
      <Loading label={strings.loading}>
        <div className={styles.words}>
          <SkeletonBlock kind="title" width="half" />
        </div>
        <div className={styles.rows}>
          {ROWS.map((row) => (
            <div key={row} className={styles.row}>
              <SkeletonLines lines={4} />
            </div>
          ))}
        </div>
      </Loading>
    </main>
  );
}
