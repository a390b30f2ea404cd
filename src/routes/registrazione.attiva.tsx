import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { entranceSearch } from '#domain/entrance-query.ts';
import { GuestArea } from '#src/components/session/guest-area.tsx';
import { ActivationScreen } from '#src/features/entrance/registration/activation-screen.tsx';
import { activationHeadWords } from '#src/features/entrance/registration/strings.ts';
import { loadEntrance } from './-load-entrance.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/registrazione/attiva')({
  loader: ({ context }) => loadEntrance(context, activationHeadWords),
  head: loadedHead,
  component: ActivationRoute,
});

function ActivationRoute() {
  const context = root.useRouteContext();
  const { covers } = Route.useLoaderData();
  return (
    <GuestArea>
      <ActivationScreen {...context} covers={covers} query={entranceSearch(Route.useSearch())} />
    </GuestArea>
  );
}
