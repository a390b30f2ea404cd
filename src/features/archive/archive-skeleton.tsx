import { ScreenSkeleton, SkeletonBlock } from '#src/ui/skeleton.tsx';
import styles from './archive-skeleton.module.css';
import { skeletonStrings as strings } from './skeleton-strings.ts';

const COVERS = ['a', 'b', 'c', 'd'];

/** Grey placeholder with the layout of the archive. */
export function ArchiveSkeleton() {
  return (
    <ScreenSkeleton label={strings.loading} head={styles.head}>
      <div className={styles.columns}>
        <div className={styles.month}>
          <SkeletonBlock kind="fill" />
        </div>
        <div className={styles.covers}>
          {COVERS.map((cover) => (
            <div key={cover} className={styles.cover}>
              <SkeletonBlock kind="fill" />
            </div>
          ))}
        </div>
      </div>
    </ScreenSkeleton>
  );
}
