import { createFileRoute } from '@tanstack/react-router';
import { sendingsSearch } from '#domain/search-params/press-review.ts';
import { privateHead } from '#src/components/session/private-head.ts';
import { pressReviewHeadStrings } from '#src/features/press-review/frame/strings.ts';
import { SendingsScreen } from '#src/features/press-review/sendings/sendings-screen.tsx';
import { loadedHead } from './-loaded-head.ts';

export const Route = createFileRoute('/rassegna/invii')({
  validateSearch: sendingsSearch,
  loader: ({ context }) => ({ head: privateHead(context.brand, pressReviewHeadStrings.sendings) }),
  head: loadedHead,
  component: SendingsRoute,
});

function SendingsRoute() {
  return <SendingsScreen id={Route.useSearch().invio ?? null} />;
}
