import styles from './cover-skeleton.module.css';

/**
 * Skeleton of a cover: grey lines in the same box. It is not in the chunk of the front pages, whose loading it bridges.
 */
export function CoverSkeleton() {
  return (
    <div className={styles.cover} aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  );
}
