import { useCallback, useState } from 'react';
import { getUser } from '#api/account/get-user.ts';
import { listDevices } from '#api/account/list-devices.ts';
import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';
import { useUser } from '#src/state/session.ts';
import { AccountNotices } from './account-notices.tsx';
import { AccountPage } from './account-page.tsx';
import { AskedPart } from './asked-part.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Figures } from './figures.tsx';
import { Greeting } from './greeting.tsx';
import { SubscriptionPass } from './subscription-pass.tsx';
import { useAsked } from './use-asked.ts';

type Props = { brand: PublicBrand; api: () => Promise<Api>; now: () => Date; today: Day };

/** What a reader has here, at a glance. NAV-16 */
export function DashboardScreen({ brand, ...props }: Props) {
  return (
    <AccountPage brand={brand} place="dashboard">
      <Dashboard {...props} />
    </AccountPage>
  );
}

function Dashboard({ api, now, today }: Omit<Props, 'brand'>) {
  const short = useUser();
  const [openedAt] = useState(now);
  const ask = useCallback(async () => {
    const clients = await api();
    const [user, list] = await Promise.all([getUser(clients), listDevices(clients)]);
    return { user, list };
  }, [api]);
  const { asked, askAgain } = useAsked(ask);
  const user = asked.state === 'known' ? asked.data.user : null;
  return (
    <>
      <Greeting name={user?.name ?? short?.name ?? ''} user={user} openedAt={openedAt} today={today} />
      <AccountNotices />
      <AskedPart asked={asked} onRetry={askAgain} skeleton={<DashboardSkeleton />}>
        {({ user, list }) => (
          <>
            <SubscriptionPass subscription={user.subscription} today={today} />
            <Figures user={user} list={list} />
          </>
        )}
      </AskedPart>
    </>
  );
}
