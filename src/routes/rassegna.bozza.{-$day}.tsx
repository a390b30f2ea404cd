import { createFileRoute } from '@tanstack/react-router';
import { isDay } from '#domain/day.ts';
import { privateHead } from '#src/components/session/private-head.ts';
import { DraftScreen } from '#src/features/press-review/draft/draft-screen.tsx';
import { pressReviewHeadStrings } from '#src/features/press-review/frame/strings.ts';
import { loadedHead } from './-loaded-head.ts';

export const Route = createFileRoute('/rassegna/bozza/{-$day}')({
  loader: ({ context }) => ({ head: privateHead(context.brand, pressReviewHeadStrings.draft) }),
  head: loadedHead,
  component: DraftRoute,
});

function DraftRoute() {
  const { day } = Route.useParams();
  return <DraftScreen day={day !== undefined && isDay(day) ? day : null} />;
}
