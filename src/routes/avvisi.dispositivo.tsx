import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { privateHead } from '#src/components/session/private-head.ts';
import { AlertsHereScreen } from '#src/features/account/alerts-here/alerts-here-screen.tsx';
import { headStrings } from '#src/features/account/alerts-here/strings.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/avvisi/dispositivo')({
  loader: ({ context }) => ({ head: privateHead(context.brand, headStrings) }),
  head: loadedHead,
  component: AlertsHereRoute,
});

function AlertsHereRoute() {
  return <AlertsHereScreen {...root.useRouteContext()} today={root.useLoaderData().today} />;
}
