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
import { AskedPart } from '#src/components/account/asked-part.tsx';
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
    <AccountPage brand={props.brand} place="subscriptions">
      <Updating key={props.subscription} {...props} />
    </AccountPage>
  );
}

type Known = { order: Order | null; subscription: OwnSubscription | null };

function Updating({ brand, api, today, subscription: id, order: given }: Props) {
  // The address changes once the order exists; the form must not be remounted by that.
  const [first] = useState(given);
  const { asked, askAgain, setKnown } = useLoaded<Known>(
    useCallback(async () => {
      const clients = await api();
      const order = first ? await orderOrNone(clients, first) : null;
      const all = await listSubscriptions(clients);
      return { order, subscription: chosenOf(all, id) };
    }, [api, first, id]),
  );
  const settle = useCallback(
    (known: Known) => {
      setKnown(known);
      if (known.order?.status === 'paid') void loadSession(api);
    },
    [api, setKnown],
  );
  return (
    <AskedPart asked={asked} onRetry={askAgain} skeleton={<SkeletonLines lines={6} />}>
      {({ order, subscription }) => {
        if (order?.status === 'cancelled') return <Cancelled brand={brand} order={order} />;
        if (order?.status === 'paid') return <Outcome brand={brand} order={order} />;
        // Shown even where the subscription has ended meanwhile, because the order may be paid already.
        if (order?.status === 'open' && order.payAt) {
          const onSettled = (now: Order) => settle({ order: now, subscription });
          return <WaitingForShop brand={brand} api={api} order={order} onSettled={onSettled} />;
        }
        if (brand.checkout === 'closed') return <Closed />;
        if (!subscription) return <Nothing />;
        const told = { brand, api, today, subscription, known: order };
        return (
          <PaymentForm
            {...told}
            onPaid={(paid) => settle({ order: paid, subscription })}
            onChanged={async () => {
              const all = await listSubscriptions(await api());
              setKnown({ order, subscription: chosenOf(all, subscription.id) });
            }}
          />
        );
      }}
    </AskedPart>
  );
}

/**
 * The subscription in the address; without one the first with a payment due, else the first whose card can be changed.
 */
function chosenOf(all: readonly OwnSubscription[], id: number | undefined): OwnSubscription | null {
  const possible = all.filter(({ paymentUpdatable }) => paymentUpdatable);
  if (id !== undefined) return possible.find((one) => one.id === id) ?? null;
  return possible.find(({ status }) => status === 'not_paid') ?? possible[0] ?? null;
}

async function orderOrNone(clients: Api, id: string): Promise<Order | null> {
  try {
    return await getOrder(clients, id);
  } catch (error) {
    if (['not-found', 'bad-request'].includes(errorKindOf(error))) return null;
    throw error;
  }
}

/** Shown while payments are closed. */
function Closed() {
  return (
    <>
      <h1 className="t-1" tabIndex={-1}>
        {strings.title}
      </h1>
      <SalesClosed />
    </>
  );
}

function Nothing() {
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
