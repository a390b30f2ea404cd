import { Loading, SkeletonBlock, SkeletonLines } from '#src/ui/skeleton.tsx';
import { skeletonStrings as strings } from './skeleton-strings.ts';

/** Grey placeholder of a headline and three results. */
export function SearchSkeleton() {
  return (
    <main id="contenuto" className="wrap sec" tabIndex={-1}>
      <Loading label={strings.loading}>
        <SkeletonBlock kind="title" width="half" />
        <SkeletonLines lines={4} />
        <SkeletonLines lines={4} />
        <SkeletonLines lines={4} />
      </Loading>
    </main>
  );
}
