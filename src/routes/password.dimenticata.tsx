import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { entranceSearch } from '#domain/entrance-query.ts';
import { GuestArea } from '#src/components/session/guest-area.tsx';
import { ForgottenPasswordScreen } from '#src/features/entrance/password/forgotten-password-screen.tsx';
import { forgottenHeadWords } from '#src/features/entrance/password/strings.ts';
import { loadEntrance } from './-load-entrance.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/password/dimenticata')({
  loader: ({ context }) => loadEntrance(context, forgottenHeadWords),
  head: loadedHead,
  component: ForgottenPasswordRoute,
});

function ForgottenPasswordRoute() {
  const context = root.useRouteContext();
  const { covers } = Route.useLoaderData();
  return (
    <GuestArea>
      <ForgottenPasswordScreen {...context} covers={covers} query={entranceSearch(Route.useSearch())} />
    </GuestArea>
  );
}
