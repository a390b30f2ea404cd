import { createFileRoute } from '@tanstack/react-router';
import { frameHead } from '#src/features/press-review/frame/strings.ts';
import { RecipientsScreen } from '#src/features/press-review/recipients/recipients-screen.tsx';
import { privateHead } from '#src/paper/session/private-head.ts';
import { loadedHead } from './-loaded-head.ts';

export const Route = createFileRoute('/rassegna/destinatari')({
  loader: ({ context }) => ({ head: privateHead(context.brand, frameHead.recipients) }),
  head: loadedHead,
  component: RecipientsScreen,
});
