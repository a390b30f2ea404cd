import { SkeletonBlock, SkeletonLines } from '#src/ui/skeleton.tsx';
import section from '../forms/form-section.module.css';
import styles from './saved-form.module.css';

/** Skeleton of a form with two sections of fields. */
export function FormSkeleton() {
  return (
    <div className={styles.column}>
      {['first', 'second'].map((group) => (
        <div key={group} className={`stack14 ${section.section}`}>
          <SkeletonBlock width="short" />
          <SkeletonBlock kind="button" />
          <SkeletonBlock kind="button" />
          <SkeletonLines lines={2} />
        </div>
      ))}
    </div>
  );
}
