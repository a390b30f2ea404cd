import { createFileRoute, getRouteApi, redirect } from '@tanstack/react-router';
import { LoginScreen } from '#src/features/session/login-screen.tsx';
import { sessionHead } from '#src/features/session/session-head.ts';
import { loginSearch } from '#src/features/session/session-search.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/login')({
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    if (!loginSearch(deps).idCode) throw redirect({ to: '/' }); // NAV-10
    return sessionHead(context.brand, 'login');
  },
  head: loadedHead,
  component: LoginRoute,
});

function LoginRoute() {
  const { idCode = '', redirectUri } = loginSearch(Route.useSearch());
  return <LoginScreen {...root.useRouteContext()} idCode={idCode} redirectUri={redirectUri} />;
}
