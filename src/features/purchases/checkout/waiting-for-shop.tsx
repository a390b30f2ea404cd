import { useCallback, useEffect, useState } from 'react';
import { getOrder } from '#api/account/orders.ts';
import type { Api } from '#api/clients.ts';
import { SUBSCRIPTIONS } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Order } from '#domain/orders.ts';
import { logError } from '#src/state/log.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import styles from './checkout.module.css';
import { outcomeStrings, waitingStrings as strings } from './strings.ts';
import { OrderSummary } from './summary.tsx';
import { useFocusOnce } from './use-focus-once.ts';

type Props = {
  brand: PublicBrand;
  api: () => Promise<Api>;
  order: Order;
  onSettled: (order: Order) => void;
};

/** The shop reports the payment by a call of its own, shortly before or after the reader returns. */
const LOOK_EVERY_MS = 3000;

/** Shown to a reader who is back from the shop, until the shop reports the result. ACC-03 */
export function WaitingForShop({ brand, api, order, onSettled }: Props) {
  const title = useFocusOnce<HTMLHeadingElement>();
  const [said, setSaid] = useState<'looking' | 'still' | 'failed' | null>(null);
  const [payAt, setPayAt] = useState(order.payAt);
  const look = useCallback(async () => {
    try {
      const now = await getOrder(await api(), order.id);
      if (now.status !== 'open') onSettled(now);
      setPayAt(now.payAt);
      return 'still';
    } catch (error) {
      logError('order', error);
      return 'failed';
    }
  }, [api, order.id, onSettled]);
  useEffect(() => {
    const lookIfPossible = () => {
      if (navigator.onLine && document.visibilityState === 'visible') void look();
    };
    const timer = setInterval(lookIfPossible, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);
  async function lookNow() {
    // Another message in between makes screen readers read an unchanged answer again.
    setSaid('looking');
    setSaid(await look());
  }
  return (
    <div className={`stack12 ${styles.outcome}`}>
      <h1 className="t-2" tabIndex={-1} ref={title}>
        {strings.title}
      </h1>
      <p className="deck s">{strings.text}</p>
      <OrderSummary brand={brand} order={order} />
      <p>{strings.leave}</p>
      <div className={`actions ${styles.actions}`}>
        <Button onClick={() => void lookNow()}>{strings.look}</Button>
        {payAt && (
          <ButtonLink look="plain" href={payAt}>
            {strings.again}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" href={SUBSCRIPTIONS}>
          {outcomeStrings.toSubscriptions}
        </ButtonLink>
      </div>
      <p className={styles.said} role="status">
        {said && strings[said]}
      </p>
    </div>
  );
}
