import { SkeletonBlock, SkeletonLines } from '#src/ui/skeleton.tsx';
import styles from './devices-list.module.css';

/** Grey placeholder of two rows. */
export function DevicesSkeleton() {
  return (
    <ul className={`hr ${styles.list}`}>
      {['first', 'second'].map((row) => (
        <li key={row}>
          <span className={`centred ${styles.icon}`}>
            <SkeletonBlock kind="fill" />
          </span>
          <SkeletonLines lines={2} />
        </li>
      ))}
    </ul>
  );
}
