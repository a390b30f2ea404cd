import { SkeletonBlock, SkeletonLines } from '#src/ui/skeleton.tsx';
import styles from './dashboard.module.css';

/** Grey placeholder of the pass and the account in brief. */
export function DashboardSkeleton() {
  return (
    <>
      <div className={styles.blank}>
        <SkeletonBlock kind="title" width="half" />
        <SkeletonLines lines={5} />
      </div>
      <div className={`cr ${styles.facts}`}>
        {['devices', 'favourites', 'downloads', 'profile'].map((figure) => (
          <div key={figure}>
            <SkeletonLines lines={3} />
          </div>
        ))}
      </div>
    </>
  );
}
