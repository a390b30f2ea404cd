import { Loading, SkeletonBlock, SkeletonLines } from '#src/ui/skeleton.tsx';
import styles from './faq-skeleton.module.css';
import { skeletonStrings as strings } from './skeleton-strings.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Grey placeholder of the band with its search field, the categories and the questions. */
export function FaqSkeleton() {
  return (
    <main id="contenuto" tabIndex={-1}>
      <Loading label={strings.loading}>
        <div className={styles.band}>
          <div className="stack16 wrap">
            <SkeletonBlock kind="title" width="half" />
            <SkeletonBlock kind="button" width="half" />
          </div>
        </div>
        <div className={`wrap ${styles.columns}`}>
          <SkeletonLines lines={ROWS.length} />
          <div className={styles.rows}>
            {ROWS.map((row) => (
              <SkeletonBlock key={row} width="long" />
            ))}
          </div>
        </div>
      </Loading>
    </main>
  );
}
