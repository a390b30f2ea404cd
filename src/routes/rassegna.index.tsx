import { createFileRoute } from '@tanstack/react-router';
import { reviewSearch } from '#domain/search-params/press-review.ts';
import { privateHead } from '#src/components/session/private-head.ts';
import { ClipsScreen } from '#src/features/press-review/clips/clips-screen.tsx';
import { pressReviewHeadStrings } from '#src/features/press-review/frame/strings.ts';
import { loadedHead } from './-loaded-head.ts';

export const Route = createFileRoute('/rassegna/')({
  validateSearch: reviewSearch,
  // Every filter is a navigation: it is split into two tasks, so that the page can respond to the reader in between.
  beforeLoad: () => new Promise<void>((resolve) => setTimeout(resolve)),
  loader: ({ context }) => ({ head: privateHead(context.brand, pressReviewHeadStrings.clips) }),
  // The head is the same for every view, so it is not loaded again.
  staleTime: Number.POSITIVE_INFINITY,
  head: loadedHead,
  component: ClipsRoute,
});

function ClipsRoute() {
  return <ClipsScreen search={Route.useSearch()} />;
}
