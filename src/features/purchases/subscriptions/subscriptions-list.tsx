import type { Day } from '#domain/newsstand.ts';
import type { OwnSubscription } from '#domain/own-subscription.ts';
import { SHOWCASE } from '#domain/showcase.ts';
import { hasExpiredStatus } from '#domain/subscription-rights.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { screenStrings as strings } from './strings.ts';
import type { SubscriptionActions } from './subscription-actions.ts';
import { SubscriptionCard } from './subscription-card.tsx';
import styles from './subscriptions.module.css';

type Props = SubscriptionActions & {
  paper: string;
  today: Day;
  salesOpen: boolean;
  tab: 'running' | 'over';
  subscriptions: readonly OwnSubscription[];
};

/** Either the active subscriptions or the ended ones. */
export function SubscriptionsList({ tab, subscriptions, ...cardProps }: Props) {
  const shown = subscriptions.filter((subscription) => hasExpiredStatus(subscription) === (tab === 'over'));
  return (
    <>
      {shown.map((subscription) => (
        <SubscriptionCard key={subscription.id} subscription={subscription} {...cardProps} />
      ))}
      {shown.length === 0 && <NoSubscriptions tab={tab} />}
    </>
  );
}

function NoSubscriptions({ tab }: Pick<Props, 'tab'>) {
  if (tab === 'over') return <p className={styles.nothing}>{strings.noneOver}</p>;
  return (
    <EmptyState title={strings.noneTitle} actions={<ButtonLink href={SHOWCASE}>{strings.offers}</ButtonLink>}>
      <p>{strings.noneText}</p>
    </EmptyState>
  );
}
