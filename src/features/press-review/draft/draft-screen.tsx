import type { Day } from '#domain/newsstand.ts';
import { usePressReview } from '../frame/press-review-context.ts';
import { DraftWorkspace } from './draft-workspace.tsx';

/** The draft of a day's review; without a day, of the last review. PRS-04 */
export function DraftScreen({ day }: { day: Day | null }) {
  const { lastDay } = usePressReview();
  const shown = day ?? lastDay;
  return <DraftWorkspace key={shown} day={shown} />;
}
