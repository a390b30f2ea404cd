import styles from './cover-skeleton.module.css';

/** A cover still on its way: greeked paper in the same box. Apart from the front pages, whose code it waits for. */
export function CoverSkeleton() {
  return (
    <div className={styles.cover} aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  );
}
