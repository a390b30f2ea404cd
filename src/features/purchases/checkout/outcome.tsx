import { siteOrigins } from '#domain/account-site.ts';
import { HOME, SUBSCRIPTIONS } from '#domain/addresses.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { isReservedId } from '#domain/offer-on-sale.ts';
import type { Order } from '#domain/orders.ts';
import { PRODUCT_NAMES, priceWords } from '#src/components/account/subscription-words.ts';
import { messages } from '#src/strings/messages.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import styles from './checkout.module.css';
import { periodPrice } from './period-price.ts';
import { outcomeStrings as strings } from './strings.ts';
import { useFocusOnce } from './use-focus-once.ts';

type Props = { brand: PublicBrand; order: Order };

const TITLE_AND_TEXT = {
  purchase: [strings.purchased, strings.purchasedText],
  renewal: [strings.due, strings.dueText],
  card: [strings.card, strings.cardText],
} as const;

/** Result of a paid or refunded order: what it gives access to, what was paid, and links to go on. ACC-03 */
export function Outcome({ brand, order }: Props) {
  const title = useFocusOnce<HTMLHeadingElement>();
  const [newsstand] = siteOrigins(brand);
  const { kind, status, cents, card, renewsOn, renewalCents, months, invoice } = order;
  const productName = `${brand.name} ${PRODUCT_NAMES[order.product]}`;
  const [titleOfKind, text] = TITLE_AND_TEXT[kind];
  const isReserved = order.offer !== null && isReservedId(order.offer);
  const heading = kind === 'purchase' && isReserved ? messages.offer_activated : titleOfKind;
  const isRefunded = status === 'refunded';
  return (
    <div className={`stack12 ${styles.outcome}`} role="status">
      <h1 className="t-2" tabIndex={-1} ref={title}>
        {isRefunded ? strings.refunded : heading}
      </h1>
      <p className="deck s">{isRefunded ? strings.refundedText : text(productName)}</p>
      {!isRefunded && (
        <>
          {cents > 0 && (
            <p>
              {strings.paid(priceWords.once(cents), card)}{' '}
              {brand.checkout === 'embedded' && strings.simulated}
            </p>
          )}
          {renewsOn && <p>{strings.renews(renewsOn, periodPrice(renewalCents, months))}</p>}
          <p>{strings.mailed(invoice)}</p>
        </>
      )}
      <div className={`actions ${styles.actions}`}>
        <ButtonLink href={newsstand === brand.origin ? HOME : newsstand + HOME}>
          {strings.toNewsstand}
        </ButtonLink>
        <ButtonLink look="plain" href={SUBSCRIPTIONS}>
          {strings.toSubscriptions}
        </ButtonLink>
      </div>
    </div>
  );
}
