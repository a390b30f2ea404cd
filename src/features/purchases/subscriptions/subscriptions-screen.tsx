import { useCallback, useRef } from 'react';
import { getReservedOffer } from '#api/account/reserved-offers.ts';
import { getUser } from '#api/account/session.ts';
import { listSubscriptions } from '#api/account/subscriptions.ts';
import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { OwnSubscription } from '#domain/own-subscription.ts';
import type { User } from '#domain/reader.ts';
import type { ReservedOffer } from '#domain/reserved-offer.ts';
import { SHOWCASE } from '#domain/showcase.ts';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { type Loadable, useLoaded } from '#src/components/account/use-loaded.ts';
import { useOnline } from '#src/state/network/online.ts';
import { messages } from '#src/strings/messages.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useToast } from '#src/ui/toast.tsx';
import { GoogleSection } from './google-section.tsx';
import { InvoicesSection } from './invoices-section.tsx';
import { OffersPart } from './offers-part.tsx';
import { screenStrings as strings } from './strings.ts';
import styles from './subscriptions.module.css';
import { SubscriptionsList } from './subscriptions-list.tsx';
import { SubscriptionsSkeleton } from './subscriptions-skeleton.tsx';
import { SubscriptionsTabs, type Tab } from './subscriptions-tabs.tsx';

type Props = { brand: PublicBrand; api: () => Promise<Api>; today: Day; tab: Tab };

type SubscriptionsData = { user: User; subscriptions: readonly OwnSubscription[] };

/** The reader's present and past subscriptions, with the actions on them. ACC-03 */
export function SubscriptionsScreen({ brand, ...props }: Props) {
  return (
    <AccountPage brand={brand} currentScreen="subscriptions">
      <Subscriptions paper={brand.name} salesOpen={brand.checkout !== 'closed'} {...props} />
    </AccountPage>
  );
}

type ContentProps = Omit<Props, 'brand'> & { paper: string; salesOpen: boolean };

function Subscriptions({ paper, salesOpen, api, today, tab }: ContentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { toast, say } = useToast();
  const online = useOnline();
  const { loadable, reload, setData } = useLoaded<SubscriptionsData>(
    useCallback(async () => {
      const clients = await api();
      const [user, subscriptions] = await Promise.all([getUser(clients), listSubscriptions(clients)]);
      return { user, subscriptions };
    }, [api]),
  );
  const reservedOffer = useLoaded(useCallback(async () => getReservedOffer(await api()), [api]));
  return (
    <>
      <header className={`spread ${styles.head}`}>
        <h1 className="t-1" tabIndex={-1} ref={title}>
          {strings.title}
        </h1>
        <ButtonLink look="plain" href={SHOWCASE}>
          {strings.shop}
        </ButtonLink>
      </header>
      <LoadedPart
        loadable={loadable}
        onRetry={reload}
        failedText={messages.subscriptions_error}
        skeleton={<SubscriptionsSkeleton />}
      >
        {({ user, subscriptions }) => {
          const showSubscriptions = (next: readonly OwnSubscription[]) =>
            setData({ user, subscriptions: next });
          const listProps = { paper, salesOpen, api, today, online, user, say };
          return (
            <>
              {!online && <Notice tone="warning">{strings.offline}</Notice>}
              <SubscriptionsTabs
                tab={tab}
                subscriptions={subscriptions}
                offers={countOf(reservedOffer.loadable)}
              />
              {tab === 'offers' ? (
                <OffersPart api={api} online={online} reservedOffer={reservedOffer} say={say} />
              ) : (
                <>
                  <SubscriptionsList
                    {...listProps}
                    tab={tab}
                    subscriptions={subscriptions}
                    onChange={showSubscriptions}
                    onGone={() => title.current?.focus()}
                  />
                  <InvoicesSection api={api} online={online} say={say} />
                  <GoogleSection
                    api={api}
                    online={online}
                    onLinked={(next) => {
                      showSubscriptions(next);
                      say(messages.generic_success);
                    }}
                  />
                </>
              )}
            </>
          );
        }}
      </LoadedPart>
      {toast}
    </>
  );
}

/** Number of offers for the tab; a refused offer is not counted. */
const countOf = (loadableOffer: Loadable<ReservedOffer | null>): number | null => {
  if (loadableOffer.state !== 'known') return null;
  return loadableOffer.data && !loadableOffer.data.refused ? 1 : 0;
};
