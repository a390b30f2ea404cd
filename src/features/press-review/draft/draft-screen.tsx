import type { Day } from '#domain/newsstand.ts';
import { usePressReview } from '../frame/press-review-context.ts';
import { DraftWorkspace } from './draft-workspace.tsx';

/** The review of a day as it is being made; of the last one without a day. PRS-04 */
export function DraftScreen({ day }: { day: Day | null }) {
  const { lastDay } = usePressReview();
  const shown = day ?? lastDay;
  return <DraftWorkspace key={shown} day={shown} />;
}
