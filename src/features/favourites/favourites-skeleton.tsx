import { Loading, ScreenSkeleton, SkeletonLines } from '#src/ui/skeleton.tsx';
import styles from './favourites-skeleton.module.css';
import { skeletonStrings as strings } from './skeleton-strings.ts';

/** Grey placeholder of the list of favourites. */
export function FavouritesSkeleton() {
  return (
    <ScreenSkeleton label={strings.loading} head={styles.head}>
      <Rows />
    </ScreenSkeleton>
  );
}

/** Only the rows of the placeholder, until the device has answered. */
export function FavouriteRowsSkeleton() {
  return (
    <Loading label={strings.loading}>
      <Rows />
    </Loading>
  );
}

function Rows() {
  return (
    <div className={styles.rows}>
      <SkeletonLines />
      <SkeletonLines />
      <SkeletonLines />
    </div>
  );
}
