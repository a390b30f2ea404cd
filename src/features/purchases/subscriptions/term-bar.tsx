import { briefDate } from '#domain/date-words.ts';
import type { Day } from '#domain/newsstand.ts';
import type { OwnSubscription } from '#domain/own-subscription.ts';
import { periodOf } from '#src/components/account/subscription-period.ts';
import { cardStrings as strings } from './strings.ts';
import styles from './subscriptions.module.css';

type Props = { subscription: OwnSubscription; today: Day };

const WHOLE = 1000;
/** Closer to either end than this, the word would stick out. */
const EDGE = 60;

/**
 * Bar from the first day of a subscription to its end or renewal, with today marked. The text beside it says the same.
 */
export function TermBar({ subscription, today }: Props) {
  const life = periodOf(subscription, today);
  if (!life || subscription.status === 'not_paid') return null;
  const here = life.spent * WHOLE;
  const isOver = life.daysLeft < 0;
  return (
    <div className={styles.life}>
      <svg className={styles.line} aria-hidden="true" viewBox={`0 0 ${WHOLE} 6`} preserveAspectRatio="none">
        <rect width={here} height={6} />
      </svg>
      {!isOver && (
        <svg className={styles.here} aria-hidden="true">
          <line x1={`${life.spent * 100}%`} x2={`${life.spent * 100}%`} y1={17} y2={31} />
          <text x={`${life.spent * 100}%`} y={12} textAnchor={anchorAt(here)}>
            {strings.today}
          </text>
        </svg>
      )}
      <p className={`apart meta ${styles.ends}`}>
        <span>{briefDate(life.from)}</span>
        <span>{briefDate(life.to)}</span>
      </p>
    </div>
  );
}

function anchorAt(here: number): 'start' | 'middle' | 'end' {
  if (here < EDGE) return 'start';
  return here > WHOLE - EDGE ? 'end' : 'middle';
}
