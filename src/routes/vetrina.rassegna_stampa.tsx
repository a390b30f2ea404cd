import { createFileRoute } from '@tanstack/react-router';
import { loadPressReviewOfferPage } from '#src/features/showcase/load-review-page.ts';
import { PressReviewOfferPage } from '#src/features/showcase/review-page.tsx';
import { loadedHead } from './-loaded-head.ts';

export const Route = createFileRoute('/vetrina/rassegna_stampa')({
  loader: ({ context }) => loadPressReviewOfferPage(context.api, context.brand),
  head: loadedHead,
  component: ReviewRoute,
});

function ReviewRoute() {
  return <PressReviewOfferPage contacts={Route.useLoaderData().contacts} />;
}
