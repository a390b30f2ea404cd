import { dateAndTime } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { OwnSubscription } from '#domain/own-subscription.ts';
import { graceUntil } from '#domain/products.ts';
import { SHOWCASE, updatePaymentPath } from '#domain/showcase.ts';
import { cardExpiresFirst, hasExpiredStatus } from '#domain/subscription-rights.ts';
import { PLANS, PRODUCT_NAMES } from '#src/components/account/subscription-words.ts';
import { RenewalsClosed } from '#src/components/sales-closed.tsx';
import { messages } from '#src/strings/messages.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { expiredText, statusLabel } from './expiry-text.ts';
import { MembersPanel } from './members-panel.tsx';
import { RenewalPart } from './renewal-part.tsx';
import { receiptStrings, cardStrings as strings } from './strings.ts';
import type { SubscriptionActions } from './subscription-actions.ts';
import { SubscriptionFacts } from './subscription-facts.tsx';
import styles from './subscriptions.module.css';
import { TermBar } from './term-bar.tsx';
import { WithdrawalPart } from './withdrawal-part.tsx';

type Props = SubscriptionActions & {
  paper: string;
  today: Day;
  /** Whether the site sells anything and takes payments. */
  salesOpen: boolean;
  subscription: OwnSubscription;
};

const PLAY_SUBSCRIPTIONS = 'https://play.google.com/store/account/subscriptions';

/** Card of one subscription: what it is, its state and the actions on it. ACC-03 */
export function SubscriptionCard({ paper, today, salesOpen, subscription, ...actionProps }: Props) {
  const { id, product, status, secondary, store, recurring } = subscription;
  const productName = `${paper} ${PRODUCT_NAMES[product]}`;
  const { label, tone } = statusLabel(subscription, today);
  const endedText = expiredText(subscription, today);
  const isUnpaid = status === 'not_paid' && !secondary;
  const mayRenew = !(secondary || store || recurring) && tone !== 'ok';
  return (
    <section className={`stack16 ${styles.card}`} aria-labelledby={`abbonamento-${id}`}>
      <div className={`spread ${styles.cardHead}`}>
        <div>
          <h2 className="t-3" id={`abbonamento-${id}`}>
            {productName}
          </h2>
          <p className="meta">{planFacts(subscription)}</p>
        </div>
        <p className={`row ${styles.status} ${styles[tone]}`}>{endedText ?? label}</p>
      </div>
      {isUnpaid && <PaymentProblem subscription={subscription} today={today} salesOpen={salesOpen} />}
      {!isUnpaid && <ExpiringCard subscription={subscription} />}
      <div className={styles.cardBody}>
        <SubscriptionFacts subscription={subscription} today={today} />
        <TermBar subscription={subscription} today={today} />
      </div>
      {mayRenew && (
        <p className={styles.action}>
          <ButtonLink href={SHOWCASE}>{strings.renew}</ButtonLink>
        </p>
      )}
      {store && !secondary && <StoreNote />}
      <RenewalPart {...actionProps} productName={productName} today={today} subscription={subscription} />
      <WithdrawalPart {...actionProps} productName={productName} today={today} subscription={subscription} />
      <Receipts subscription={subscription} today={today} />
      {!secondary && !hasExpiredStatus(subscription) && (
        <MembersPanel {...actionProps} subscription={subscription} />
      )}
    </section>
  );
}

function StoreNote() {
  return (
    <p className={`secondary ${styles.store}`}>
      {strings.store}{' '}
      <a className="link" href={PLAY_SUBSCRIPTIONS} rel="noreferrer">
        {strings.storeLink}
      </a>
    </p>
  );
}

function planFacts({ plan, duration, secondary, gift }: OwnSubscription): string {
  const parts = [strings.plan(PLANS[plan]), duration, secondary && strings.member, gift && strings.gift];
  return parts.filter(Boolean).join(' · ');
}

type PaymentProblemProps = Pick<Props, 'subscription' | 'today' | 'salesOpen'>;

function PaymentProblem({ subscription, today, salesOpen }: PaymentProblemProps) {
  const until = graceUntil(subscription);
  return (
    <Notice
      tone="error"
      action={
        salesOpen &&
        subscription.paymentUpdatable && (
          <ButtonLink look="plain" size="small" href={updatePaymentPath(subscription.id)}>
            {strings.update}
          </ButtonLink>
        )
      }
    >
      {salesOpen || subscription.store ? messages.payment_method_error : <RenewalsClosed />}{' '}
      {until !== null && until >= today && strings.grace(until)}
    </Notice>
  );
}

/** Warning that the saved card expires before the next renewal, which it could not pay. */
function ExpiringCard({ subscription }: Pick<Props, 'subscription'>) {
  const { id, cardExpires, paymentUpdatable } = subscription;
  if (!paymentUpdatable || cardExpires === null || !cardExpiresFirst(subscription, cardExpires)) return null;
  return (
    <Notice
      tone="warning"
      action={
        <ButtonLink look="plain" size="small" href={updatePaymentPath(id)}>
          {strings.update}
        </ButtonLink>
      }
    >
      {strings.cardExpires(cardExpires)}
    </Notice>
  );
}

function Receipts({ subscription: { receipts }, today }: Pick<Props, 'subscription' | 'today'>) {
  if (receipts.length === 0) return null;
  return (
    <div className={styles.receipts}>
      <h3>{receiptStrings.title}</h3>
      <ul>
        {receipts.map(({ id, kind, at }) => (
          <li key={id} className="meta">
            {receiptStrings.kinds[kind]}: {dateAndTime(at, today)}
          </li>
        ))}
      </ul>
    </div>
  );
}
