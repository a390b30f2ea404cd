import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { privateHead } from '#src/components/session/private-head.ts';
import { ProfileScreen } from '#src/features/account/profile/profile-screen.tsx';
import { headStrings } from '#src/features/account/profile/strings.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/user/profile/')({
  loader: ({ context }) => ({ head: privateHead(context.brand, headStrings.profile) }),
  head: loadedHead,
  component: ProfileRoute,
});

function ProfileRoute() {
  return <ProfileScreen {...root.useRouteContext()} today={root.useLoaderData().today} />;
}
