import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { AlertsHereScreen } from '#src/features/alerts-here/alerts-here-screen.tsx';
import { headWords } from '#src/features/alerts-here/strings.ts';
import { privateHead } from '#src/paper/session/private-head.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/avvisi/dispositivo')({
  loader: ({ context }) => ({ head: privateHead(context.brand, headWords) }),
  head: loadedHead,
  component: AlertsHereRoute,
});

function AlertsHereRoute() {
  return <AlertsHereScreen {...root.useRouteContext()} today={root.useLoaderData().today} />;
}
