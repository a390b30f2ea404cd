import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { membershipSearch } from '#domain/search-params/account.ts';
import { privateHead } from '#src/components/session/private-head.ts';
import { MembershipScreen } from '#src/features/account/membership/membership-screen.tsx';
import { membershipHeadStrings } from '#src/features/account/membership/strings.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/user/membership')({
  loader: ({ context }) => ({ head: privateHead(context.brand, membershipHeadStrings) }),
  head: loadedHead,
  component: MembershipRoute,
});

function MembershipRoute() {
  const { codice } = membershipSearch(Route.useSearch());
  return <MembershipScreen {...root.useRouteContext()} code={codice} />;
}
