import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { privateHead } from '#src/components/session/private-head.ts';
import { DataRights } from '#src/features/account/personal-data/data-rights.tsx';
import { SecurityScreen } from '#src/features/account/security-screen.tsx';
import { headStrings } from '#src/features/account/strings.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/user/utilities')({
  loader: ({ context }) => ({ head: privateHead(context.brand, headStrings.security) }),
  head: loadedHead,
  component: SecurityRoute,
});

function SecurityRoute() {
  const context = root.useRouteContext();
  const { today } = root.useLoaderData();
  return (
    <SecurityScreen {...context} today={today}>
      <DataRights {...context} today={today} />
    </SecurityScreen>
  );
}
