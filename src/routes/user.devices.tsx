import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { privateHead } from '#src/components/session/private-head.ts';
import { DevicesScreen } from '#src/features/account/devices-screen.tsx';
import { headStrings } from '#src/features/account/strings.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/user/devices')({
  loader: ({ context }) => ({ head: privateHead(context.brand, headStrings.devices) }),
  head: loadedHead,
  component: DevicesRoute,
});

function DevicesRoute() {
  return <DevicesScreen {...root.useRouteContext()} today={root.useLoaderData().today} />;
}
