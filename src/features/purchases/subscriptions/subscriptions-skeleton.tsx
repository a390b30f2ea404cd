import { SkeletonBlock, SkeletonLines } from '#src/ui/skeleton.tsx';
import styles from './subscriptions.module.css';

/** Skeleton of two subscriptions. */
export function SubscriptionsSkeleton() {
  return (
    <div className={styles.blank}>
      {['first', 'second'].map((card) => (
        <div key={card}>
          <SkeletonBlock kind="title" width="half" />
          <SkeletonLines lines={3} />
        </div>
      ))}
    </div>
  );
}
