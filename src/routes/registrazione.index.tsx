import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { entranceSearch } from '#domain/entrance-query.ts';
import { GuestArea } from '#src/components/session/guest-area.tsx';
import { RegistrationScreen } from '#src/features/entrance/registration/registration-screen.tsx';
import { registrationHeadStrings } from '#src/features/entrance/registration/strings.ts';
import { loadEntrance } from './-load-entrance.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/registrazione/')({
  loader: ({ context }) => loadEntrance(context, registrationHeadStrings),
  head: loadedHead,
  component: RegistrationRoute,
});

function RegistrationRoute() {
  const context = root.useRouteContext();
  const { covers } = Route.useLoaderData();
  return (
    <GuestArea>
      <RegistrationScreen {...context} covers={covers} query={entranceSearch(Route.useSearch())} />
    </GuestArea>
  );
}
