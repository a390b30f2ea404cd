import { useEffect } from 'react';
import type { Api } from '#api/clients.ts';
import { TOPICS } from '#domain/account-addresses.ts';
import { accountHref } from '#domain/account-links.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';
import { RowsSkeleton } from '#src/components/account/rows-skeleton.tsx';
import { loadMutedStories, markAllAlertsRead, useSavedAlerts } from '#src/state/push/saved-alerts.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { AlertRow } from './alert-row.tsx';
import styles from './alerts-here.module.css';
import { strings } from './strings.ts';

type Props = {
  brand: PublicBrand;
  api: () => Promise<Api>;
  today: Day;
  say: (message: string) => void;
  onAllRead: () => void;
};

/** Alerts that this device received: they are saved on it and can be read offline. PSH-03 */
export function ReceivedAlerts({ brand, api, today, say, onAllRead }: Props) {
  const alerts = useSavedAlerts();
  useEffect(() => void loadMutedStories(api), [api]);
  return (
    <section aria-labelledby="arrivati">
      <SectionHead title={strings.received} size="t-4" id="arrivati" />
      {alerts === null && <RowsSkeleton />}
      {alerts === 'blocked' && (
        <EmptyState title={strings.blocked}>
          <p>{strings.blockedText}</p>
        </EmptyState>
      )}
      {Array.isArray(alerts) && alerts.length === 0 && (
        <EmptyState
          title={strings.empty}
          actions={<ButtonLink href={accountHref(brand, TOPICS)}>{strings.toTopics}</ButtonLink>}
        >
          <p>{strings.emptyText}</p>
        </EmptyState>
      )}
      {alerts !== null && alerts !== 'blocked' && alerts.length > 0 && (
        <>
          <UnreadCount count={alerts.filter(({ read }) => !read).length} onAllRead={onAllRead} />
          <ul className="hr">
            {alerts.map((alert) => (
              <AlertRow key={alert.id} alert={alert} today={today} say={say} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function UnreadCount({ count, onAllRead }: { count: number; onAllRead: () => void }) {
  async function readAll() {
    if (await markAllAlertsRead()) onAllRead();
  }
  return (
    <div className={`spread ${styles.unread}`}>
      <p className="meta" role="status">
        {count === 0 ? strings.allRead : strings.unread(count)}
      </p>
      {count > 0 && (
        <Button look="quiet" size="small" onClick={() => void readAll()}>
          {strings.readAll}
        </Button>
      )}
    </div>
  );
}
