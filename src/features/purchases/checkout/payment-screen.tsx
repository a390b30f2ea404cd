import { useCallback, useState } from 'react';
import { getOrder } from '#api/account/orders.ts';
import { listSubscriptions } from '#api/account/subscriptions.ts';
import type { Api } from '#api/clients.ts';
import { SUBSCRIPTIONS } from '#domain/addresses.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Order } from '#domain/orders.ts';
import type { OwnSubscription } from '#domain/own-subscription.ts';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { SalesClosed } from '#src/components/sales-closed.tsx';
import { loadSession } from '#src/state/session/load-session.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SkeletonLines } from '#src/ui/skeleton.tsx';
import { Cancelled } from './cancelled.tsx';
import { Outcome } from './outcome.tsx';
import { PaymentForm } from './payment-form.tsx';
import { outcomeStrings, paymentStrings as strings } from './strings.ts';
import { WaitingForShop } from './waiting-for-shop.tsx';

type Props = {
  brand: PublicBrand;
  api: () => Promise<Api>;
  today: Day;
  /** Values from the address. */
  subscription: number | undefined;
  order: string | undefined;
};

/** Screen for paying an unpaid renewal or for changing the card. ACC-03, NAV-25 */
export function PaymentScreen(props: Props) {
  return (
    <AccountPage brand={props.brand} currentScreen="subscriptions">
      <PaymentUpdate key={props.subscription} {...props} />
    </AccountPage>
  );
}

type PaymentData = { order: Order | null; subscription: OwnSubscription | null };

function PaymentUpdate({ brand, api, today, subscription: id, order: orderInAddress }: Props) {
  // The address changes once the order exists; the form must not be remounted by that.
  const [initialOrderId] = useState(orderInAddress);
  const { loadable, reload, setData } = useLoaded<PaymentData>(
    useCallback(async () => {
      const clients = await api();
      const order = initialOrderId ? await orderOrNone(clients, initialOrderId) : null;
      const subscriptions = await listSubscriptions(clients);
      return { order, subscription: subscriptionToUpdate(subscriptions, id) };
    }, [api, initialOrderId, id]),
  );
  const showOrder = useCallback(
    (newData: PaymentData) => {
      setData(newData);
      if (newData.order?.status === 'paid') void loadSession(api);
    },
    [api, setData],
  );
  return (
    <LoadedPart loadable={loadable} onRetry={reload} skeleton={<SkeletonLines lines={6} />}>
      {({ order, subscription }) => {
        if (order?.status === 'cancelled') return <Cancelled brand={brand} order={order} />;
        if (order?.status === 'paid') return <Outcome brand={brand} order={order} />;
        // Shown even where the subscription has ended meanwhile, because the order may be paid already.
        if (order?.status === 'open' && order.payAt) {
          const onSettled = (settledOrder: Order) => showOrder({ order: settledOrder, subscription });
          return <WaitingForShop brand={brand} api={api} order={order} onSettled={onSettled} />;
        }
        if (brand.checkout === 'closed') return <PaymentsClosed />;
        if (!subscription) return <NothingToUpdate />;
        const formProps = { brand, api, today, subscription, known: order };
        return (
          <PaymentForm
            {...formProps}
            onPaid={(paid) => showOrder({ order: paid, subscription })}
            onChanged={async () => {
              const subscriptions = await listSubscriptions(await api());
              setData({ order, subscription: subscriptionToUpdate(subscriptions, subscription.id) });
            }}
          />
        );
      }}
    </LoadedPart>
  );
}

/**
 * The subscription in the address; without one the first with a payment due, else the first whose card can be changed.
 */
function subscriptionToUpdate(
  subscriptions: readonly OwnSubscription[],
  id: number | undefined,
): OwnSubscription | null {
  const updatable = subscriptions.filter(({ paymentUpdatable }) => paymentUpdatable);
  if (id !== undefined) return updatable.find((candidate) => candidate.id === id) ?? null;
  return updatable.find(({ status }) => status === 'not_paid') ?? updatable[0] ?? null;
}

async function orderOrNone(clients: Api, id: string): Promise<Order | null> {
  try {
    return await getOrder(clients, id);
  } catch (error) {
    if (['not-found', 'bad-request'].includes(errorKindOf(error))) return null;
    throw error;
  }
}

/** Shown while the paper takes no payments. */
function PaymentsClosed() {
  return (
    <>
      <h1 className="t-1" tabIndex={-1}>
        {strings.title}
      </h1>
      <SalesClosed />
    </>
  );
}

function NothingToUpdate() {
  return (
    <EmptyState
      level={1}
      title={strings.none}
      actions={<ButtonLink href={SUBSCRIPTIONS}>{outcomeStrings.toSubscriptions}</ButtonLink>}
    >
      <p>{strings.noneText}</p>
    </EmptyState>
  );
}
