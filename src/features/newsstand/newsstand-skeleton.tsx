import { CoverSkeleton } from '#src/components/cover-skeleton.tsx';
import { Loading, SkeletonBlock, SkeletonLines } from '#src/ui/skeleton.tsx';
import bench from './bench.module.css';
import styles from './newsstand-skeleton.module.css';
import { skeletonStrings as strings } from './skeleton-strings.ts';

const COVERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** The newsstand in grey while it is on its way: greeked covers and lines on the bench. */
export function NewsstandSkeleton() {
  return (
    <main id="contenuto" tabIndex={-1}>
      <Loading label={strings.loading}>
        <div className={`bench on-bench ${bench.bench}`}>
          <div className={`wrap ${bench.hero}`}>
            <div className={styles.cover}>
              <CoverSkeleton />
            </div>
            <div className={`${bench.story} ${styles.story}`}>
              <SkeletonBlock width="half" />
              <SkeletonBlock kind="title" />
              <SkeletonBlock kind="title" width="half" />
              <SkeletonLines lines={3} />
              <SkeletonBlock kind="button" />
              <div className={styles.index}>
                <SkeletonLines lines={4} />
              </div>
            </div>
            <div className={`${bench.others} ${styles.others}`}>
              {COVERS.slice(0, 3).map((key) => (
                <div key={key} className={styles.recent}>
                  <CoverSkeleton />
                  <SkeletonLines lines={3} />
                </div>
              ))}
            </div>
          </div>
        </div>
        <div className="wrap">
          <div className="sec">
            <div className="sh">
              <div>
                <SkeletonBlock width="short" />
              </div>
            </div>
            <div className={styles.editions}>
              {COVERS.map((key) => (
                <CoverSkeleton key={key} />
              ))}
            </div>
          </div>
        </div>
      </Loading>
    </main>
  );
}
