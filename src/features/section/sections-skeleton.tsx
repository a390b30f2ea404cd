import { ScreenSkeleton, SkeletonBlock, SkeletonLines } from '#src/ui/skeleton.tsx';
import styles from './section-skeleton.module.css';
import { skeletonStrings as strings } from './skeleton-strings.ts';

const CELLS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Grey placeholder of the list of sections. */
export function SectionsSkeleton() {
  return (
    <ScreenSkeleton label={strings.loadingSections} head={styles.head}>
      <div className={styles.grid}>
        {CELLS.map((cell) => (
          <div key={cell} className={`stack20 ${styles.teaser}`}>
            <div className={styles.picture}>
              <SkeletonBlock kind="fill" />
            </div>
            <SkeletonLines lines={3} />
          </div>
        ))}
      </div>
    </ScreenSkeleton>
  );
}
