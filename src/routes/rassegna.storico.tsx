import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#src/components/session/private-head.ts';
import { pressReviewHeadStrings } from '#src/features/press-review/frame/strings.ts';
import { UsageScreen } from '#src/features/press-review/usage/usage-screen.tsx';
import { loadedHead } from './-loaded-head.ts';

export const Route = createFileRoute('/rassegna/storico')({
  loader: ({ context }) => ({ head: privateHead(context.brand, pressReviewHeadStrings.usage) }),
  head: loadedHead,
  component: UsageScreen,
});
