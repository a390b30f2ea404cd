import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { signInSearch } from '#domain/search-params.ts';
import { returnPath } from '#src/features/sign-in/return-path.ts';
import { SignInClosedScreen } from '#src/features/sign-in/sign-in-closed-screen.tsx';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/sso/request-login')({
  validateSearch: signInSearch,
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: SignInRoute,
});

function SignInRoute() {
  const { origin } = root.useRouteContext().brand;
  return <SignInClosedScreen backTo={returnPath(Route.useSearch().redirect_uri, origin)} />;
}
