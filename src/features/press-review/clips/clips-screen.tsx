import { memo, useDeferredValue, useMemo } from 'react';
import type { ClipsView } from '#domain/press-review/clips-view.ts';
import type { ReviewSearchParams } from '#domain/search-params/press-review.ts';
import { DayStepper } from '../frame/day-stepper.tsx';
import { usePressReview } from '../frame/press-review-context.ts';
import { PressReviewPage } from '../frame/press-review-page.tsx';
import { frameStrings } from '../frame/strings.ts';
import { ClipsFacts } from './clips-facts.tsx';
import { ClipsWorkspace } from './clips-workspace.tsx';
import { useClips, useShownClips } from './use-clips.ts';
import { type ChangeView, useClipsView } from './use-clips-view.ts';

/** The clips of the press review; period, filters and order are in the address. PRS-01, PRS-04 */
export function ClipsScreen({ search }: { search: ReviewSearchParams }) {
  return <ClipsPage {...useClipsView(search)} />;
}

/** Memoised, so that it does not render again when the view has been written into the address. */
const ClipsPage = memo(function ClipsPage({ view, changeView }: { view: ClipsView; changeView: ChangeView }) {
  const { lastDay } = usePressReview();
  const clipsState = useClips(view);
  // The list is updated with lower priority, so that the control that was used responds first.
  const deferredView = useDeferredValue(view);
  const found = useShownClips(clipsState.loaded, deferredView);
  const list = clipsState.loaded?.list;
  const from = view.from ?? list?.from ?? lastDay;
  const to = view.to ?? list?.to ?? lastDay;
  const period = useMemo(() => ({ from, to }), [from, to]);
  return (
    <PressReviewPage
      part="clips"
      day={to}
      title={frameStrings.title}
      facts={<ClipsFacts clipsState={clipsState} found={found.clips.length} />}
      aside={
        <DayStepper
          {...period}
          previous={list?.previous ?? null}
          next={list?.next ?? null}
          last={list?.last ?? lastDay}
          onChoose={(day) => changeView({ from: day, to: day })}
        />
      }
    >
      <ClipsWorkspace
        view={view}
        period={period}
        clipsState={clipsState}
        found={found}
        changeView={changeView}
        order={deferredView.order}
      />
    </PressReviewPage>
  );
});
