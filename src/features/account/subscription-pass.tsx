import { longDate } from '#domain/dates.ts';
import type { Day } from '#domain/newsstand.ts';
import type { UserSubscription } from '#domain/reader.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Wordmark } from '#src/ui/wordmark.tsx';
import styles from './dashboard.module.css';
import { type Life, lifeOf } from './life-of.ts';
import { PLANS, PRODUCT_NAMES, STATUSES, passStrings as strings } from './pass-strings.ts';

type Props = { subscription: UserSubscription | null; today: Day };

const OFFERS = '/vetrina';
const TONE_ICONS = { ok: 'check-circle', warn: 'warn', error: 'error' } as const;

/** The subscription as a pass that lies on the bench; without one, what there is to have. */
export function SubscriptionPass({ subscription, today }: Props) {
  if (!subscription) return <OfferPanel />;
  const { product, status, plan, secondary } = subscription;
  const { label, tone } = STATUSES[status];
  const life = lifeOf(subscription, today);
  const over = tone === 'error' || (life !== null && life.daysLeft < 0);
  const planName = PLANS[plan];
  return (
    <section className={`on-bench ${styles.pass}`} aria-label={strings.title}>
      <div className={styles.passHead}>
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
          <dt>{endLabel(subscription, life)}</dt>
          <dd>{life ? longDate(life.to) : strings.endless}</dd>
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
      {life && <LifeLine life={life} />}
      {over && !secondary && <ButtonLink href={OFFERS}>{strings.renew}</ButtonLink>}
    </section>
  );
}

function endLabel({ recurring }: UserSubscription, life: Life | null): string {
  if (life && life.daysLeft < 0) return strings.ended;
  return recurring ? strings.renewal : strings.end;
}

function priceOf({ gift, cents, duration }: UserSubscription): string {
  if (gift || cents === null) return strings.gift;
  return duration === '1 anno' ? strings.yearly(cents) : strings.monthly(cents);
}

function LifeLine({ life: { from, spent, daysLeft } }: { life: Life }) {
  return (
    <>
      <svg className={styles.life} aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none">
        <rect width={spent * 100} height={4} />
      </svg>
      <p className={styles.lifeWords}>
        <span>{longDate(from)}</span>
        <span>{daysLeft < 0 ? strings.over : strings.left(daysLeft)}</span>
      </p>
    </>
  );
}

function OfferPanel() {
  return (
    <section className={`on-bench ${styles.pass}`} aria-labelledby="offerta">
      <div className={styles.passHead}>
        <Wordmark form="full" className={styles.wordmark} />
      </div>
      <h2 className="t-3" id="offerta">
        {strings.offerTitle}
      </h2>
      <p className={styles.offerText}>{strings.offerText}</p>
      <ButtonLink href={OFFERS}>{strings.offer}</ButtonLink>
    </section>
  );
}
