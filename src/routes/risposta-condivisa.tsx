import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { privateHead } from '#src/components/session/private-head.ts';
import { SharedAnswerScreen } from '#src/features/chatbot/shared-answer-screen.tsx';
import { sharedHeadWords } from '#src/features/chatbot/strings.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

/** Readable only with its address: it is fetched in the browser, and is in no page's HTML. RAG-06 */
export const Route = createFileRoute('/risposta-condivisa')({
  loader: ({ context }) => ({ head: privateHead(context.brand, sharedHeadWords) }),
  head: loadedHead,
  component: () => <SharedAnswerScreen today={root.useLoaderData().today} />,
});
