import { useCallback, useState } from 'react';
import { getOrder, getPurchase } from '#api/account/orders.ts';
import type { Api } from '#api/clients.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Order } from '#domain/orders.ts';
import type { Purchase } from '#domain/purchase.ts';
import { SHOWCASE } from '#domain/showcase.ts';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { AuthenticatedArea } from '#src/components/session/authenticated-area.tsx';
import { loadSession } from '#src/state/session/load-session.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SkeletonLines } from '#src/ui/skeleton.tsx';
import { Cancelled } from './cancelled.tsx';
import styles from './checkout.module.css';
import { Outcome } from './outcome.tsx';
import { PurchaseDetails } from './purchase-details.tsx';
import { purchaseStrings as strings } from './strings.ts';
import { WaitingForShop } from './waiting-for-shop.tsx';

type Props = {
  brand: PublicBrand;
  api: () => Promise<Api>;
  today: Day;
  /** Values from the address. */
  offer: string | undefined;
  order: string | undefined;
};

/** Screen for buying an offer; visitors return here after the sign-in or the registration. ACC-03, NAV-16 */
export function PurchaseScreen(props: Props) {
  return (
    <AuthenticatedArea>
      <main id="contenuto" className={`wrap ${styles.page}`} tabIndex={-1}>
        <PurchasePart key={props.offer} {...props} />
      </main>
    </AuthenticatedArea>
  );
}

type PurchaseData = { order: Order | null; purchase: Purchase | null };

const SETTLED_STATUSES = ['paid', 'refunded', 'cancelled'];

function PurchasePart({ brand, api, today, offer, order: orderInAddress }: Props) {
  // The address changes once the order exists; the form must not be remounted by that.
  const [initialOrderId] = useState(orderInAddress);
  const { loadable, reload, setData } = useLoaded<PurchaseData>(
    useCallback(async () => {
      const clients = await api();
      const order = initialOrderId ? await nullIfMissing(getOrder(clients, initialOrderId)) : null;
      if (order && SETTLED_STATUSES.includes(order.status)) return { order, purchase: null };
      const offerId = order?.offer ?? offer;
      return { order, purchase: offerId ? await nullIfMissing(getPurchase(clients, offerId)) : null };
    }, [api, initialOrderId, offer]),
  );
  const showOrder = useCallback(
    (order: Order, purchase: Purchase | null) => {
      setData({ order, purchase });
      // The session has to be loaded again: menu, header and articles depend on the reader's access.
      if (order.status === 'paid') void loadSession(api);
    },
    [api, setData],
  );
  return (
    <LoadedPart loadable={loadable} onRetry={reload} skeleton={<SkeletonLines lines={8} />}>
      {({ order, purchase }) => {
        if (order?.status === 'cancelled') return <Cancelled brand={brand} order={order} />;
        if (order && SETTLED_STATUSES.includes(order.status)) return <Outcome brand={brand} order={order} />;
        // Shown even where the offer has ended meanwhile, because the order may be paid already.
        if (order?.status === 'open' && order.payAt) {
          const onSettled = (settledOrder: Order) => showOrder(settledOrder, purchase);
          return <WaitingForShop brand={brand} api={api} order={order} onSettled={onSettled} />;
        }
        if (!purchase) return <OfferGone />;
        const detailProps = { brand, api, today, purchase, known: order };
        return <PurchaseDetails {...detailProps} onPaid={(paid) => showOrder(paid, null)} />;
      }}
    </LoadedPart>
  );
}

async function nullIfMissing<Data>(pending: Promise<Data>): Promise<Data | null> {
  try {
    return await pending;
  } catch (error) {
    // A truncated address counts as not found too.
    if (['not-found', 'bad-request'].includes(errorKindOf(error))) return null;
    throw error;
  }
}

function OfferGone() {
  return (
    <EmptyState
      level={1}
      title={strings.gone}
      actions={<ButtonLink href={SHOWCASE}>{strings.offers}</ButtonLink>}
    >
      <p>{strings.goneText}</p>
    </EmptyState>
  );
}
