import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { siteOrigins } from '#domain/account-site.ts';
import { sessionHead } from '#src/features/session/session-head.ts';
import { loginSearch } from '#src/features/session/session-search.ts';
import { SignOutScreen } from '#src/features/session/sign-out-screen.tsx';
import { afterSignOut } from '#src/state/session/redirect-target.ts';
import { signOutAtAccountSite } from '#src/state/session/sign-out.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/sso/request-logout')({
  loader: ({ context }) => sessionHead(context.brand, 'logout'),
  head: loadedHead,
  component: RequestLogoutRoute,
});

function RequestLogoutRoute() {
  const { api, brand } = root.useRouteContext();
  const next = afterSignOut(loginSearch(Route.useSearch()).redirectUri, siteOrigins(brand));
  const signOutToNext = useCallback(() => signOutAtAccountSite(api, next), [api, next]);
  return <SignOutScreen onSignOut={signOutToNext} />;
}
