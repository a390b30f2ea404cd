import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { purchaseSearch } from '#domain/search-params/account.ts';
import { privateHead } from '#src/components/session/private-head.ts';
import { PurchaseScreen } from '#src/features/purchases/checkout/purchase-screen.tsx';
import { purchaseHeadStrings } from '#src/features/purchases/checkout/strings.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/vetrina/acquisto')({
  validateSearch: purchaseSearch,
  loader: ({ context }) => ({ head: privateHead(context.brand, purchaseHeadStrings) }),
  head: loadedHead,
  component: PurchaseRoute,
});

function PurchaseRoute() {
  const { offerta, ordine } = Route.useSearch();
  const { today } = root.useLoaderData();
  return <PurchaseScreen {...root.useRouteContext()} offer={offerta} order={ordine} today={today} />;
}
