import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { subscriptionsSearch } from '#domain/search-params/account.ts';
import { privateHead } from '#src/components/session/private-head.ts';
import { headStrings } from '#src/features/purchases/subscriptions/strings.ts';
import { SubscriptionsScreen } from '#src/features/purchases/subscriptions/subscriptions-screen.tsx';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/user/subscriptions/')({
  validateSearch: subscriptionsSearch,
  loader: ({ context }) => ({ head: privateHead(context.brand, headStrings) }),
  head: loadedHead,
  component: SubscriptionsRoute,
});

const TABS = { scaduti: 'over', offerte: 'offers' } as const;

function SubscriptionsRoute() {
  const { scheda } = Route.useSearch();
  const tab = scheda ? TABS[scheda] : 'running';
  return <SubscriptionsScreen {...root.useRouteContext()} tab={tab} today={root.useLoaderData().today} />;
}
