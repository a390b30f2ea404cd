import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { paymentSearch } from '#domain/search-params/account.ts';
import { privateHead } from '#src/components/session/private-head.ts';
import { PaymentScreen } from '#src/features/purchases/checkout/payment-screen.tsx';
import { paymentHeadStrings } from '#src/features/purchases/checkout/strings.ts';
import { loadedHead } from './-loaded-head.ts';

const root = getRouteApi('__root__');

export const Route = createFileRoute('/user/subscriptions/payment')({
  validateSearch: paymentSearch,
  loader: ({ context }) => ({ head: privateHead(context.brand, paymentHeadStrings) }),
  head: loadedHead,
  component: PaymentRoute,
});

function PaymentRoute() {
  const { abbonamento, ordine } = Route.useSearch();
  const { today } = root.useLoaderData();
  const shared = { ...root.useRouteContext(), today };
  return <PaymentScreen {...shared} subscription={abbonamento} order={ordine} />;
}
