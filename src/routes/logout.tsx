import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ReaderGuard } from '#src/components/session/reader-guard.tsx';
import { sessionHead } from '#src/features/session/session-head.ts';
import { SignOutScreen } from '#src/features/session/sign-out-screen.tsx';
import { signOut } from '#src/state/session/sign-out.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/logout')({
  loader: ({ context }) => sessionHead(context.brand, 'logout'),
  head: loadedHead,
  component: LogoutRoute,
});

function LogoutRoute() {
  const { api, brand } = root.useRouteContext();
  const signOutToHome = useCallback(() => signOut(api, brand, `${brand.origin}/`), [api, brand]);
  return (
    <ReaderGuard>
      <SignOutScreen onSignOut={signOutToHome} />
    </ReaderGuard>
  );
}
