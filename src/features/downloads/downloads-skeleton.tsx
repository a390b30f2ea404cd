import { Loading, ScreenSkeleton, SkeletonLines } from '#src/ui/skeleton.tsx';
import styles from './downloads-skeleton.module.css';
import { skeletonStrings as strings } from './skeleton-strings.ts';

/** Grey placeholder of the list of downloads. */
export function DownloadsSkeleton() {
  return (
    <ScreenSkeleton label={strings.loading} head={styles.head}>
      <Rows />
    </ScreenSkeleton>
  );
}

/** Only the rows of the placeholder, until the device has answered. */
export function DownloadRowsSkeleton() {
  return (
    <Loading label={strings.loading}>
      <Rows />
    </Loading>
  );
}

function Rows() {
  return (
    <div className={styles.shelf}>
      <div className={styles.room}>
        <SkeletonLines lines={4} />
      </div>
      <div className={styles.rows}>
        <SkeletonLines />
        <SkeletonLines />
        <SkeletonLines />
      </div>
    </div>
  );
}
