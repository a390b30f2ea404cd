import { ScreenSkeleton, SkeletonBlock } from '#src/ui/skeleton.tsx';
import { skeletonStrings as strings } from './skeleton-strings.ts';
import styles from './specials-skeleton.module.css';

const COVERS = ['a', 'b', 'c', 'd', 'e'];

/** Skeleton of the list of specials. */
export function SpecialsSkeleton() {
  return (
    <ScreenSkeleton label={strings.loadingSpecials} head={styles.head}>
      <div className={styles.covers}>
        {COVERS.map((cover) => (
          <div key={cover} className={styles.cover}>
            <SkeletonBlock kind="fill" />
          </div>
        ))}
      </div>
    </ScreenSkeleton>
  );
}
