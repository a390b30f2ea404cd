import { createFileRoute } from '@tanstack/react-router';
import { ChatbotGate } from '#src/features/session/coming-screens.tsx';
import { sessionHead } from '#src/features/session/session-head.ts';
import { ReaderGuard } from '#src/paper/session/reader-guard.tsx';
import { loadedHead } from './-loaded-head.ts';

export const Route = createFileRoute('/chatbot')({
  loader: ({ context }) => sessionHead(context.brand, 'chatbot'),
  head: loadedHead,
  component: () => (
    <ReaderGuard>
      <ChatbotGate />
    </ReaderGuard>
  ),
});
