import { Loading, SkeletonBlock } from '#src/ui/skeleton.tsx';
import { skeletonStrings as strings } from './skeleton-strings.ts';
import styles from './specials-skeleton.module.css';

const COVERS = ['a', 'b', 'c', 'd', 'e'];

/** The wall of specials in grey, while it is on its way. */
export function SpecialsSkeleton() {
  return (
    <main id="contenuto" className="wrap" tabIndex={-1}>
      <Loading label={strings.loadingSpecials}>
        <div className={styles.head}>
          <SkeletonBlock kind="title" width="short" />
        </div>
        <div className={styles.covers}>
          {COVERS.map((cover) => (
            <div key={cover} className={styles.cover}>
              <SkeletonBlock kind="fill" />
            </div>
          ))}
        </div>
      </Loading>
    </main>
  );
}
