import { SkeletonLines } from '#src/ui/skeleton.tsx';
import styles from './account-page.module.css';

/** Skeleton of a list to choose from. */
export function RowsSkeleton() {
  return (
    <div className={styles.rows}>
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <SkeletonLines key={row} lines={2} />
      ))}
    </div>
  );
}
