import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#src/components/session/private-head.ts';
import { pressReviewHeadStrings } from '#src/features/press-review/frame/strings.ts';
import { RecipientsScreen } from '#src/features/press-review/recipients/recipients-screen.tsx';
import { loadedHead } from './-loaded-head.ts';

export const Route = createFileRoute('/rassegna/destinatari')({
  loader: ({ context }) => ({ head: privateHead(context.brand, pressReviewHeadStrings.recipients) }),
  head: loadedHead,
  component: RecipientsScreen,
});
