import { createFileRoute } from '@tanstack/react-router';
import { loadReviewPage } from '#src/features/showcase/load-review-page.ts';
import { ReviewPage } from '#src/features/showcase/review-page.tsx';
import { loadedHead } from './-loaded-head.ts';

export const Route = createFileRoute('/vetrina/rassegna_stampa')({
  loader: ({ context }) => loadReviewPage(context.api, context.brand),
  head: loadedHead,
  component: ReviewRoute,
});

function ReviewRoute() {
  return <ReviewPage contacts={Route.useLoaderData().contacts} />;
}
