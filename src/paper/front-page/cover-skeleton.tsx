import styles from './cover.module.css';

/** A cover still on its way: greeked paper in the same box. */
export function CoverSkeleton() {
  return (
    <div className={`${styles.cover} ${styles.waiting}`} aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  );
}
