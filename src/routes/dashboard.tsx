import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { privateHead } from '#src/components/session/private-head.ts';
import { DashboardScreen } from '#src/features/account/dashboard-screen.tsx';
import { headStrings } from '#src/features/account/strings.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/dashboard')({
  loader: ({ context }) => ({ head: privateHead(context.brand, headStrings.dashboard) }),
  head: loadedHead,
  component: DashboardRoute,
});

function DashboardRoute() {
  return <DashboardScreen {...root.useRouteContext()} today={root.useLoaderData().today} />;
}
