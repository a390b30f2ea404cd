import { SUBSCRIPTIONS } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Order } from '#domain/orders.ts';
import { SHOWCASE } from '#domain/showcase.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import styles from './checkout.module.css';
import { outcomeStrings, purchaseStrings, waitingStrings as strings } from './strings.ts';
import { OrderSummary } from './summary.tsx';
import { useFocusOnce } from './use-focus-once.ts';

/** Shown for a cancelled order: the shop refunds what was paid, and nothing is left to do here. ACC-03 */
export function Cancelled({ brand, order }: { brand: PublicBrand; order: Order }) {
  const title = useFocusOnce<HTMLHeadingElement>();
  return (
    <div className={`stack12 ${styles.outcome}`} role="status">
      <h1 className="t-2" tabIndex={-1} ref={title}>
        {strings.cancelled}
      </h1>
      <p className="deck s">{strings.cancelledText[order.kind]}</p>
      <OrderSummary brand={brand} order={order} />
      <div className={`actions ${styles.actions}`}>
        <ButtonLink href={SUBSCRIPTIONS}>{outcomeStrings.toSubscriptions}</ButtonLink>
        {order.kind === 'purchase' && (
          <ButtonLink look="plain" href={SHOWCASE}>
            {purchaseStrings.offers}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
