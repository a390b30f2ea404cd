import { CoverSkeleton } from '#src/components/cover-skeleton.tsx';
import { Loading, SkeletonBlock, SkeletonLines } from '#src/ui/skeleton.tsx';
import hero from './front-page-hero.module.css';
import styles from './newsstand-skeleton.module.css';
import { skeletonStrings as strings } from './skeleton-strings.ts';

const COVERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Grey placeholder of the newsstand: greeked covers and lines in the hero. */
export function NewsstandSkeleton() {
  return (
    <main id="contenuto" tabIndex={-1}>
      <Loading label={strings.loading}>
        <div className={`on-brand-dark ${hero.surface}`}>
          <div className={`wrap ${hero.hero}`}>
            <div className={styles.cover}>
              <CoverSkeleton />
            </div>
            <div className={`column ${hero.article} ${styles.article}`}>
              <SkeletonBlock width="half" />
              <SkeletonBlock kind="title" />
              <SkeletonBlock kind="title" width="half" />
              <SkeletonLines lines={3} />
              <SkeletonBlock kind="button" />
              <div className={styles.index}>
                <SkeletonLines lines={4} />
              </div>
            </div>
            <div className={`${hero.others} ${styles.others}`}>
              {COVERS.slice(0, 3).map((key) => (
                <div key={key} className={`stack14 ${styles.recent}`}>
                  <CoverSkeleton />
                  <SkeletonLines lines={3} />
                </div>
              ))}
            </div>
          </div>
        </div>
        <div className="wrap">
          <div className="sec">
            <div className="section-head">
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
