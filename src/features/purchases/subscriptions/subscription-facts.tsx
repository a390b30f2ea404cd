import { plainDate, withArticle } from '#domain/date-words.ts';
import type { Day } from '#domain/newsstand.ts';
import type { OwnSubscription } from '#domain/own-subscription.ts';
import { updatePaymentPath } from '#domain/showcase.ts';
import { lacksPayment } from '#domain/subscription-rights.ts';
import { priceWords } from '#src/components/account/subscription-words.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { cardStrings as strings } from './strings.ts';
import styles from './subscriptions.module.css';

type Props = { subscription: OwnSubscription; today: Day };

/** When a subscription renews or ends, its price and its means of payment. */
export function SubscriptionFacts({ subscription, today }: Props) {
  const { card, paymentType, secondary } = subscription;
  const payment = card ? strings.card(card) : paymentType;
  const price = priceOf(subscription);
  return (
    <dl className={`wrapping ${styles.facts}`}>
      <div>
        <dt className="caption">{endLabel(subscription, today)}</dt>
        <dd>{endOf(subscription, today)}</dd>
      </div>
      {price && !secondary && (
        <div>
          <dt className="caption">{subscription.recurring ? strings.fullPrice : strings.price}</dt>
          <dd className="num">{price}</dd>
        </div>
      )}
      {payment && !secondary && (
        <div>
          <dt className="caption">{strings.payment}</dt>
          <dd className="num">
            {payment}
            {subscription.paymentUpdatable && subscription.status !== 'not_paid' && (
              <>
                {' '}
                <AppLink className="link" href={updatePaymentPath(subscription.id)}>
                  {strings.update}
                  <span className="vh"> {strings.updateObject}</span>
                </AppLink>
              </>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}

function endLabel(subscription: OwnSubscription, today: Day): string {
  const { recurring, renewsOn, endsOn } = subscription;
  if (lacksPayment(subscription) && renewsOn) return strings.failed;
  if (recurring && renewsOn && !hasEnded(endsOn, today)) return strings.renewal;
  return hasEnded(endsOn, today) ? strings.ended : strings.end;
}

const hasEnded = (endsOn: Day | null, today: Day): boolean => endsOn !== null && endsOn < today;

function endOf({ recurring, renewsOn, endsOn }: OwnSubscription, today: Day): string {
  const renewal = recurring && !hasEnded(endsOn, today) ? renewsOn : null;
  const day = renewal ?? endsOn;
  if (!day) return strings.endless;
  return !renewal && hasEnded(endsOn, today) ? withArticle('il', plainDate(day)) : plainDate(day);
}

function priceOf({ cents, gift, recurring, duration }: OwnSubscription): string | null {
  if (cents === null || gift) return null;
  if (!recurring) return priceWords.once(cents);
  return duration === '1 anno' ? priceWords.yearly(cents) : priceWords.monthly(cents);
}
