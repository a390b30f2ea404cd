import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { privateHead } from '#src/components/session/private-head.ts';
import { InterestsScreen } from '#src/features/account/interests/interests-screen.tsx';
import { headStrings } from '#src/features/account/interests/strings.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/user/profile/topics/manage')({
  loader: ({ context }) => ({ head: privateHead(context.brand, headStrings) }),
  head: loadedHead,
  component: InterestsRoute,
});

function InterestsRoute() {
  return <InterestsScreen {...root.useRouteContext()} today={root.useLoaderData().today} />;
}
