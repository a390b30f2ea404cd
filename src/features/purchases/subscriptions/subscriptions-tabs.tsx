import { SUBSCRIPTIONS } from '#domain/addresses.ts';
import type { OwnSubscription } from '#domain/own-subscription.ts';
import { hasExpiredStatus } from '#domain/subscription-rights.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { screenStrings as strings } from './strings.ts';
import styles from './subscriptions.module.css';

export type Tab = 'running' | 'over' | 'offers';

type Props = {
  tab: Tab;
  subscriptions: readonly OwnSubscription[];
  /** Null while the number is not known. */
  offers: number | null;
};

/** Tabs of active subscriptions, ended ones and reserved offers, each with its number. */
export function SubscriptionsTabs({ tab, subscriptions, offers }: Props) {
  const endedCount = subscriptions.filter(hasExpiredStatus).length;
  const tabs = [
    {
      name: 'running',
      href: SUBSCRIPTIONS,
      label: strings.running,
      count: subscriptions.length - endedCount,
    },
    { name: 'over', href: `${SUBSCRIPTIONS}?scheda=scaduti`, label: strings.over, count: endedCount },
    { name: 'offers', href: `${SUBSCRIPTIONS}?scheda=offerte`, label: strings.forYou, count: offers },
  ];
  return (
    <nav className={styles.tabs} aria-label={strings.tabs}>
      {tabs.map(({ name, href, label, count }) => (
        <AppLink key={name} href={href} aria-current={tab === name ? 'true' : undefined}>
          {label} {count !== null && <span className="num">{count}</span>}
        </AppLink>
      ))}
    </nav>
  );
}
