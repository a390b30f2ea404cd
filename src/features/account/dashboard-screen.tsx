import { useCallback, useState } from 'react';
import { listDevices } from '#api/account/devices.ts';
import { getReservedOffer } from '#api/account/reserved-offers.ts';
import { getUser } from '#api/account/session.ts';
import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { ReservedOffer } from '#domain/reserved-offer.ts';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { logError } from '#src/state/log.ts';
import { useUser } from '#src/state/session/session.ts';
import { AccountFacts } from './account-facts.tsx';
import { AccountNotices } from './account-notices.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Greeting } from './greeting.tsx';
import { OnboardingPanel } from './onboarding-panel.tsx';
import { SubscriptionPass } from './subscription-pass.tsx';

type Props = { brand: PublicBrand; api: () => Promise<Api>; now: () => Date; today: Day };

/** Overview of the reader's account. NAV-16 */
export function DashboardScreen({ brand, ...props }: Props) {
  return (
    <AccountPage brand={brand} currentScreen="dashboard">
      <Dashboard salesOpen={brand.checkout !== 'closed'} {...props} />
    </AccountPage>
  );
}

function Dashboard({ salesOpen, api, now, today }: Omit<Props, 'brand'> & { salesOpen: boolean }) {
  const sessionUser = useUser();
  const [openedAt] = useState(now);
  const load = useCallback(async () => {
    const clients = await api();
    const [user, list, offer] = await Promise.all([
      getUser(clients),
      listDevices(clients),
      loadOffer(clients),
    ]);
    return { user, list, offer };
  }, [api]);
  const { loadable, reload } = useLoaded(load);
  const user = loadable.state === 'known' ? loadable.data.user : null;
  return (
    <>
      <Greeting name={user?.name ?? sessionUser?.name ?? ''} user={user} openedAt={openedAt} today={today} />
      <AccountNotices />
      <OnboardingPanel api={api} />
      <LoadedPart loadable={loadable} onRetry={reload} skeleton={<DashboardSkeleton />}>
        {({ user, list, offer }) => (
          <>
            <SubscriptionPass
              subscription={user.subscription}
              offer={offer}
              today={today}
              salesOpen={salesOpen}
            />
            <AccountFacts user={user} list={list} />
          </>
        )}
      </LoadedPart>
    </>
  );
}

/**
 * The offer reserved for this reader, unless it was refused; without an answer the account is shown without an offer.
 * ACC-08
 */
async function loadOffer(clients: Api): Promise<ReservedOffer | null> {
  try {
    const offer = await getReservedOffer(clients);
    return offer?.refused ? null : offer;
  } catch (error) {
    logError('offer', error);
    return null;
  }
}
