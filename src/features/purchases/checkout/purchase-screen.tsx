import { useCallback, useState } from 'react';
import { getOrder, getPurchase } from '#api/account/orders.ts';
import type { Api } from '#api/clients.ts';
import { errorKindOf } from '#domain/api-error.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { Order } from '#domain/orders.ts';
import type { Purchase } from '#domain/purchase.ts';
import { SHOWCASE } from '#domain/showcase.ts';
import { AskedPart } from '#src/components/account/asked-part.tsx';
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
        <Buying key={props.offer} {...props} />
      </main>
    </AuthenticatedArea>
  );
}

type Known = { order: Order | null; purchase: Purchase | null };

const SETTLED = ['paid', 'refunded', 'cancelled'];

function Buying({ brand, api, today, offer, order: given }: Props) {
  // The address changes once the order exists; the form must not be remounted by that.
  const [first] = useState(given);
  const { asked, askAgain, setKnown } = useLoaded<Known>(
    useCallback(async () => {
      const clients = await api();
      const order = first ? await unlessMissing(getOrder(clients, first)) : null;
      if (order && SETTLED.includes(order.status)) return { order, purchase: null };
      const wanted = order?.offer ?? offer;
      return { order, purchase: wanted ? await unlessMissing(getPurchase(clients, wanted)) : null };
    }, [api, first, offer]),
  );
  const settle = useCallback(
    (order: Order, purchase: Purchase | null) => {
      setKnown({ order, purchase });
      // The reader's rights have changed, and with them menu, header and articles.
      if (order.status === 'paid') void loadSession(api);
    },
    [api, setKnown],
  );
  return (
    <AskedPart asked={asked} onRetry={askAgain} skeleton={<SkeletonLines lines={8} />}>
      {({ order, purchase }) => {
        if (order?.status === 'cancelled') return <Cancelled brand={brand} order={order} />;
        if (order && SETTLED.includes(order.status)) return <Outcome brand={brand} order={order} />;
        // Shown even where the offer has ended meanwhile, because the order may be paid already.
        if (order?.status === 'open' && order.payAt) {
          const onSettled = (now: Order) => settle(now, purchase);
          return <WaitingForShop brand={brand} api={api} order={order} onSettled={onSettled} />;
        }
        if (!purchase) return <Gone />;
        const told = { brand, api, today, purchase, known: order };
        return <PurchaseDetails {...told} onPaid={(paid) => settle(paid, null)} />;
      }}
    </AskedPart>
  );
}

async function unlessMissing<Data>(asked: Promise<Data>): Promise<Data | null> {
  try {
    return await asked;
  } catch (error) {
    // A truncated address counts as not found too.
    if (['not-found', 'bad-request'].includes(errorKindOf(error))) return null;
    throw error;
  }
}

function Gone() {
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
