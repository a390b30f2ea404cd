import { UPSELLING } from '#domain/account-addresses.ts';
import { SUBSCRIPTIONS } from '#domain/addresses.ts';
import { longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import { graceUntil } from '#domain/products.ts';
import type { UserSubscription } from '#domain/reader.ts';
import type { ReservedOffer } from '#domain/reserved-offer.ts';
import { SHOWCASE, UPDATE_PAYMENT } from '#domain/showcase.ts';
import { boughtInStore } from '#domain/subscription-rights.ts';
import { type Period, periodOf } from '#src/components/account/subscription-period.ts';
import { PLANS, PRODUCT_NAMES, priceWords, STATUSES } from '#src/components/account/subscription-words.ts';
import { RenewalsClosed } from '#src/components/sales-closed.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Wordmark } from '#src/ui/wordmark.tsx';
import styles from './dashboard.module.css';
import { passStrings as strings } from './pass-strings.ts';

type Props = {
  subscription: UserSubscription | null;
  /** Offer reserved for this reader. */
  offer: ReservedOffer | null;
  today: Day;
  /** Whether the site sells subscriptions and takes payments. */
  salesOpen: boolean;
};

const TONE_ICONS = { ok: 'check-circle', warn: 'warn', error: 'error' } as const;

/** The reader's subscription, shown as a pass on a dark background; without one, a link to the offers. */
export function SubscriptionPass({ subscription, offer, today, salesOpen }: Props) {
  if (!subscription) return <OfferPanel offer={offer} />;
  const { product, status, plan, secondary } = subscription;
  const { label, tone } = STATUSES[status];
  const period = periodOf(subscription, today);
  const unpaid = status === 'not_paid';
  const hasEnded = !unpaid && (tone === 'error' || (period !== null && period.daysLeft < 0));
  const isOwnUnpaid = unpaid && !secondary;
  const planName = PLANS[plan];
  return (
    <section className={`on-brand-dark ${styles.pass}`} aria-label={strings.title}>
      <div className={`spread ${styles.passHead}`}>
        <Wordmark form="full" className={styles.wordmark} />
        <b>{PRODUCT_NAMES[product]}</b>
      </div>
      <dl>
        <div>
          <dt>{strings.status}</dt>
          <dd className={styles[tone]}>
            <Icon name={TONE_ICONS[tone]} size={18} />
            {label}
          </dd>
        </div>
        <div>
          <dt>{endLabel(subscription, period, today)}</dt>
          <dd>{endDate(subscription, period, today)}</dd>
        </div>
        <div>
          <dt>{strings.price}</dt>
          <dd className="num">{priceOf(subscription)}</dd>
        </div>
        <div>
          <dt>{strings.plan}</dt>
          <dd>{secondary ? strings.member(planName) : planName}</dd>
        </div>
      </dl>
      {period && !unpaid && <PeriodLine life={period} />}
      {isOwnUnpaid && !salesOpen && !boughtInStore(subscription) && (
        <p className={styles.closed}>
          <RenewalsClosed />
        </p>
      )}
      <Actions unpaid={isOwnUnpaid && salesOpen} over={hasEnded && !secondary} offer={offer} />
    </section>
  );
}

/**
 * The last day of grace, on which a subscription still gives access although its renewal was not paid; null
 * if there is none or it has passed. ACC-03
 */
function graceToday(subscription: UserSubscription, today: Day): Day | null {
  const until = graceUntil(subscription);
  return until !== null && until >= today ? until : null;
}

function endLabel(subscription: UserSubscription, period: Period | null, today: Day): string {
  if (graceToday(subscription, today)) return strings.grace;
  if (period && period.daysLeft < 0) return strings.ended;
  return subscription.recurring ? strings.renewal : strings.end;
}

function endDate(subscription: UserSubscription, period: Period | null, today: Day): string {
  const day = graceToday(subscription, today) ?? period?.to;
  return day ? longDate(day) : strings.endless;
}

type ActionsProps = Pick<Props, 'offer'> & { unpaid: boolean; over: boolean };

function Actions({ unpaid, over, offer }: ActionsProps) {
  return (
    <div className="actions">
      {over && <ButtonLink href={SHOWCASE}>{strings.renew}</ButtonLink>}
      {unpaid && <ButtonLink href={UPDATE_PAYMENT}>{strings.update}</ButtonLink>}
      <ButtonLink href={SUBSCRIPTIONS} look={over || unpaid ? 'plain' : 'primary'}>
        {strings.manage}
      </ButtonLink>
      {offer && (
        <ButtonLink href={UPSELLING} look="plain">
          {over ? strings.reserved : strings.change}
        </ButtonLink>
      )}
    </div>
  );
}

function priceOf({ gift, cents, duration }: UserSubscription): string {
  if (gift || cents === null) return strings.gift;
  return duration === '1 anno' ? priceWords.yearly(cents) : priceWords.monthly(cents);
}

function PeriodLine({ life: { from, spent, daysLeft } }: { life: Period }) {
  return (
    <>
      <svg className={styles.life} aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none">
        <rect width={spent * 100} height={4} />
      </svg>
      <p className={`apart ${styles.lifeWords}`}>
        <span>{longDate(from)}</span>
        <span>{daysLeft < 0 ? strings.over : strings.left(daysLeft)}</span>
      </p>
    </>
  );
}

function OfferPanel({ offer }: Pick<Props, 'offer'>) {
  return (
    <section className={`on-brand-dark ${styles.pass}`} aria-labelledby="offerta">
      <div className={`spread ${styles.passHead}`}>
        <Wordmark form="full" className={styles.wordmark} />
      </div>
      <h2 className="t-3" id="offerta">
        {strings.offerTitle}
      </h2>
      <p className={styles.offerText}>
        {strings.offerText} {offer && strings.reservedText(offer.expiresOn)}
      </p>
      <div className="actions">
        {offer && <ButtonLink href={UPSELLING}>{strings.reserved}</ButtonLink>}
        <ButtonLink href={SHOWCASE} look={offer ? 'plain' : 'primary'}>
          {strings.offer}
        </ButtonLink>
      </div>
    </section>
  );
}
