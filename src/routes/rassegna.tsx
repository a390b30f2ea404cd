import { createFileRoute } from '@tanstack/react-router';
import { PressReviewGate } from '#src/features/session/coming-screens.tsx';
import { sessionHead } from '#src/features/session/session-head.ts';
import { ReaderGuard } from '#src/paper/session/reader-guard.tsx';
import { loadedHead } from './-loaded-head.ts';

export const Route = createFileRoute('/rassegna')({
  loader: ({ context }) => sessionHead(context.brand, 'review'),
  head: loadedHead,
  component: () => (
    <ReaderGuard>
      <PressReviewGate />
    </ReaderGuard>
  ),
});
