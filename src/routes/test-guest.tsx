import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { sessionHead } from '#src/features/session/session-head.ts';
import { TestGuestScreen } from '#src/features/session/test-guest-screen.tsx';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/test-guest')({
  loader: ({ context }) => sessionHead(context.brand, 'guest'),
  head: loadedHead,
  component: () => <TestGuestScreen {...root.useRouteContext()} />,
});
