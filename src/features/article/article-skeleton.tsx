import { Loading, SkeletonBlock, SkeletonLines } from '#src/ui/skeleton.tsx';
import styles from './article-skeleton.module.css';
import { skeletonStrings as strings } from './skeleton-strings.ts';

/** Grey placeholder with the layout of an article. */
export function ArticleSkeleton() {
  return (
    <main id="contenuto" className="wrap" tabIndex={-1}>
      <Loading label={strings.loading}>
        <div className={`stack14 ${styles.column}`}>
          <SkeletonBlock width="short" />
          <SkeletonBlock kind="title" />
          <SkeletonBlock kind="title" width="half" />
          <SkeletonLines lines={2} />
          <div className={styles.picture}>
            <SkeletonBlock kind="fill" />
          </div>
          <SkeletonLines lines={5} />
          <SkeletonLines lines={4} />
        </div>
      </Loading>
    </main>
  );
}
