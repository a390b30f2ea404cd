import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '#src/components/session/private-head.ts';
import { pressReviewHeadStrings } from '#src/features/press-review/frame/strings.ts';
import { SearchesScreen } from '#src/features/press-review/searches/searches-screen.tsx';
import { loadedHead } from './-loaded-head.ts';

export const Route = createFileRoute('/rassegna/ricerche')({
  loader: ({ context }) => ({ head: privateHead(context.brand, pressReviewHeadStrings.searches) }),
  head: loadedHead,
  component: SearchesScreen,
});
