import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { entranceSearch } from '#domain/entrance-query.ts';
import { GuestArea } from '#src/components/session/guest-area.tsx';
import { SignInScreen } from '#src/features/entrance/sign-in/sign-in-screen.tsx';
import { headWords } from '#src/features/entrance/sign-in/strings.ts';
import { loadEntrance } from './-load-entrance.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/sso/login')({
  loader: ({ context }) => loadEntrance(context, headWords),
  head: loadedHead,
  component: SignInRoute,
});

function SignInRoute() {
  const context = root.useRouteContext();
  const { covers } = Route.useLoaderData();
  return (
    <GuestArea>
      <SignInScreen {...context} covers={covers} query={entranceSearch(Route.useSearch())} />
    </GuestArea>
  );
}
