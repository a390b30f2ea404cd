import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { entranceSearch } from '#domain/entrance-query.ts';
import { GuestArea } from '#src/components/session/guest-area.tsx';
import { NewPasswordScreen } from '#src/features/entrance/password/new-password-screen.tsx';
import { resetHeadWords } from '#src/features/entrance/password/strings.ts';
import { loadEntrance } from './-load-entrance.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/password/nuova')({
  loader: ({ context }) => loadEntrance(context, resetHeadWords),
  head: loadedHead,
  component: NewPasswordRoute,
});

function NewPasswordRoute() {
  const context = root.useRouteContext();
  const { covers } = Route.useLoaderData();
  return (
    <GuestArea>
      <NewPasswordScreen {...context} covers={covers} query={entranceSearch(Route.useSearch())} />
    </GuestArea>
  );
}
