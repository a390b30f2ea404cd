import { CoverSkeleton } from '#src/components/cover-skeleton.tsx';
import { Loading, SkeletonBlock, SkeletonLines } from '#src/ui/skeleton.tsx';
import styles from './issue-skeleton.module.css';
import { skeletonStrings as strings } from './skeleton-strings.ts';

const PAGES = Array.from({ length: 14 }, (_, index) => index + 1);

/** Grey placeholder of an issue: bar, pages, first section. */
export function IssueSkeleton() {
  return (
    <main id="contenuto" tabIndex={-1}>
      <Loading label={strings.loading}>
        <div className={styles.bar}>
          <div className="wrap">
            <SkeletonBlock width="short" />
          </div>
        </div>
        <div className={styles.film}>
          <div className={`stack12 wrap ${styles.row}`}>
            {PAGES.map((page) => (
              <CoverSkeleton key={page} />
            ))}
          </div>
        </div>
        <div className={`wrap ${styles.columns}`}>
          <div className={styles.rail}>
            <SkeletonLines lines={9} />
          </div>
          <div>
            <div className="section-head">
              <div>
                <SkeletonBlock width="short" />
              </div>
            </div>
            <div className={styles.opening}>
              <div className={`stack14 ${styles.lead}`}>
                <div className={styles.picture}>
                  <SkeletonBlock kind="fill" />
                </div>
                <SkeletonBlock kind="title" />
                <SkeletonLines lines={3} />
              </div>
              <SkeletonLines lines={6} />
            </div>
          </div>
        </div>
      </Loading>
    </main>
  );
}
