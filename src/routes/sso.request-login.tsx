import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import * as v from 'valibot';
import { returnPath } from '#src/features/sign-in/return-path.ts';
import { SignInClosedScreen } from '#src/features/sign-in/sign-in-closed-screen.tsx';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/sso/request-login')({
  validateSearch: v.object({ redirect_uri: v.fallback(v.optional(v.string()), undefined) }),
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: SignInRoute,
});

function SignInRoute() {
  const { origin } = root.useRouteContext().brand;
  return <SignInClosedScreen backTo={returnPath(Route.useSearch().redirect_uri, origin)} />;
}
