import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { privateHead } from '#src/components/session/private-head.ts';
import { ConsentsScreen } from '#src/features/account/profile/consents-screen.tsx';
import { headStrings } from '#src/features/account/profile/strings.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/user/profile/consents')({
  loader: ({ context }) => ({ head: privateHead(context.brand, headStrings.consents) }),
  head: loadedHead,
  component: ConsentsRoute,
});

function ConsentsRoute() {
  return <ConsentsScreen {...root.useRouteContext()} today={root.useLoaderData().today} />;
}
