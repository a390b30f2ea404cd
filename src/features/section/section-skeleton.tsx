import { ScreenSkeleton, SkeletonBlock, SkeletonLines } from '#src/ui/skeleton.tsx';
import styles from './section-skeleton.module.css';
import { skeletonStrings as strings } from './skeleton-strings.ts';

/** Grey placeholder with the layout of a section. */
export function SectionSkeleton() {
  return (
    <ScreenSkeleton label={strings.loadingSection} head={styles.head}>
      <div className={styles.opening}>
        <div className={`stack20 ${styles.teaser}`}>
          <div className={styles.picture}>
            <SkeletonBlock kind="fill" />
          </div>
          <SkeletonBlock kind="title" />
          <SkeletonLines lines={3} />
        </div>
        <div className={`stack20 ${styles.teaser}`}>
          <SkeletonLines lines={3} />
          <SkeletonLines lines={3} />
          <SkeletonLines lines={3} />
        </div>
      </div>
    </ScreenSkeleton>
  );
}
