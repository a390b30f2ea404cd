import { Loading, SkeletonBlock, SkeletonLines } from '#src/ui/skeleton.tsx';
import { skeletonStrings as strings } from './skeleton-strings.ts';
import styles from './specials-skeleton.module.css';

/** Skeleton in the layout of a special. */
export function SpecialSkeleton() {
  return (
    <main id="contenuto" tabIndex={-1}>
      <Loading label={strings.loadingSpecial}>
        <div className={`on-brand-dark ${styles.band}`}>
          <div className="wrap">
            <SkeletonBlock kind="title" width="half" />
          </div>
        </div>
        <div className={`stack20 wrap ${styles.articles}`}>
          <SkeletonBlock kind="title" width="half" />
          <SkeletonLines lines={4} />
        </div>
      </Loading>
    </main>
  );
}
