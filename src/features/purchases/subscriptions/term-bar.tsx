import { briefDate } from '#domain/date-words.ts';
import type { Day } from '#domain/newsstand.ts';
import type { OwnSubscription } from '#domain/own-subscription.ts';
import { periodOf } from '#src/components/account/subscription-period.ts';
import { cardStrings as strings } from './strings.ts';
import styles from './subscriptions.module.css';

type Props = { subscription: OwnSubscription; today: Day };

/** Width of the bar in units of its `viewBox`. */
const BAR_UNITS = 1000;
/** Distance from either end of the bar below which the centred word "oggi" would stick out. */
const EDGE_UNITS = 60;

/**
 * Bar from the first day of a subscription's period to its end or renewal, with today marked. Hidden from
 * screen readers, because `SubscriptionFacts` contains the same in text.
 */
export function TermBar({ subscription, today }: Props) {
  const period = periodOf(subscription, today);
  if (!period || subscription.status === 'not_paid') return null;
  const todayX = period.spent * BAR_UNITS;
  const hasEnded = period.daysLeft < 0;
  return (
    <div className={styles.life}>
      <svg
        className={styles.line}
        aria-hidden="true"
        viewBox={`0 0 ${BAR_UNITS} 6`}
        preserveAspectRatio="none"
      >
        <rect width={todayX} height={6} />
      </svg>
      {!hasEnded && (
        <svg className={styles.here} aria-hidden="true">
          <line x1={`${period.spent * 100}%`} x2={`${period.spent * 100}%`} y1={17} y2={31} />
          <text x={`${period.spent * 100}%`} y={12} textAnchor={anchorAt(todayX)}>
            {strings.today}
          </text>
        </svg>
      )}
      <p className={`apart meta ${styles.ends}`}>
        <span>{briefDate(period.from)}</span>
        <span>{briefDate(period.to)}</span>
      </p>
    </div>
  );
}

function anchorAt(todayX: number): 'start' | 'middle' | 'end' {
  if (todayX < EDGE_UNITS) return 'start';
  return todayX > BAR_UNITS - EDGE_UNITS ? 'end' : 'middle';
}
