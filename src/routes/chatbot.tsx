import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { chatbotSearch } from '#domain/search-params/help.ts';
import { privateHead } from '#src/components/session/private-head.ts';
import { ReaderGuard } from '#src/components/session/reader-guard.tsx';
import { ChatbotScreen } from '#src/features/chatbot/chatbot-screen.tsx';
import { headWords } from '#src/features/chatbot/strings.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/chatbot')({
  validateSearch: chatbotSearch,
  loader: ({ context }) => ({ head: privateHead(context.brand, headWords) }),
  head: loadedHead,
  component: ChatbotRoute,
});

function ChatbotRoute() {
  const { chat, tipo } = Route.useSearch();
  return (
    <ReaderGuard>
      <ChatbotScreen today={root.useLoaderData().today} chatId={chat ?? null} kind={tipo} />
    </ReaderGuard>
  );
}
