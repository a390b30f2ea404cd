import { Loading, SkeletonBlock, SkeletonLines } from '#src/ui/skeleton.tsx';
import styles from './signatures-skeleton.module.css';
import { skeletonStrings as strings } from './skeleton-strings.ts';

/** Skeleton of an author's page. */
export function SignatureSkeleton() {
  return (
    <main id="contenuto" className="wrap" tabIndex={-1}>
      <Loading label={strings.loadingSignature}>
        <div className={styles.author}>
          <span className={styles.portrait} />
          <SkeletonBlock kind="title" width="half" />
        </div>
        <div className={styles.names}>
          <SkeletonLines lines={4} />
          <SkeletonLines lines={4} />
          <SkeletonLines lines={4} />
        </div>
      </Loading>
    </main>
  );
}
