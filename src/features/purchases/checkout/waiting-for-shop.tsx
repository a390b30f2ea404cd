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

/**
 * Polling interval. The shop reports the payment to the server, shortly before or after the reader returns.
 */
const POLL_MS = 3000;

/** Shown to a reader who is back from the shop, until the shop reports the result. ACC-03 */
export function WaitingForShop({ brand, api, order, onSettled }: Props) {
  const title = useFocusOnce<HTMLHeadingElement>();
  const [checkResult, setCheckResult] = useState<'looking' | 'still' | 'failed' | null>(null);
  const [payAt, setPayAt] = useState(order.payAt);
  const checkOrder = useCallback(async () => {
    try {
      const currentOrder = await getOrder(await api(), order.id);
      if (currentOrder.status !== 'open') onSettled(currentOrder);
      setPayAt(currentOrder.payAt);
      return 'still';
    } catch (error) {
      logError('order', error);
      return 'failed';
    }
  }, [api, order.id, onSettled]);
  useEffect(() => {
    const checkIfPossible = () => {
      if (navigator.onLine && document.visibilityState === 'visible') void checkOrder();
    };
    const timer = setInterval(checkIfPossible, POLL_MS);
    return () => clearInterval(timer);
  }, [checkOrder]);
  async function checkNow() {
    // The message in between makes screen readers announce the result again if it has not changed.
    setCheckResult('looking');
    setCheckResult(await checkOrder());
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
        <Button onClick={() => void checkNow()}>{strings.checkNow}</Button>
        {payAt && (
          <ButtonLink look="plain" href={payAt}>
            {strings.backToPayment}
          </ButtonLink>
        )}
        <ButtonLink look="quiet" href={SUBSCRIPTIONS}>
          {outcomeStrings.toSubscriptions}
        </ButtonLink>
      </div>
      <p className={styles.message} role="status">
        {checkResult && strings[checkResult]}
      </p>
    </div>
  );
}
