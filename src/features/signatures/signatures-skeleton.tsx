import { ScreenSkeleton, SkeletonLines } from '#src/ui/skeleton.tsx';
import styles from './signatures-skeleton.module.css';
import { skeletonStrings as strings } from './skeleton-strings.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** Skeleton of the list of authors. */
export function SignaturesSkeleton() {
  return (
    <ScreenSkeleton label={strings.loadingSignatures} head={styles.head}>
      <div className={styles.names}>
        {ROWS.map((row) => (
          <SkeletonLines key={row} lines={2} />
        ))}
      </div>
    </ScreenSkeleton>
  );
}
