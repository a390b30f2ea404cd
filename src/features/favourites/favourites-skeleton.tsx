import { Loading, ScreenSkeleton, SkeletonLines } from '#src/ui/skeleton.tsx';
import styles from './favourites-skeleton.module.css';
import { skeletonStrings as strings } from './skeleton-strings.ts';

/** The list of favourites in grey, while it is on its way. */
export function FavouritesSkeleton() {
  return (
    <ScreenSkeleton label={strings.loading} head={styles.head}>
      <Rows />
    </ScreenSkeleton>
  );
}

/** Its rows alone, until the device has answered. */
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
