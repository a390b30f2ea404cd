import { createFileRoute } from '@tanstack/react-router';
import { LegalScreen } from '#src/features/legal/legal-screen.tsx';
import { loadLegal } from '#src/features/legal/load-legal.ts';
import { loadedHead } from './-loaded-head.ts';

export const Route = createFileRoute('/accessibilita')({
  loader: async ({ context }) => loadLegal(await context.api(), 'accessibilita', context.brand),
  head: loadedHead,
  component: () => <LegalScreen page={Route.useLoaderData().page} />,
});
