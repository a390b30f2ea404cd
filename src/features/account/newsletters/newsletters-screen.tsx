import { useCallback, useRef } from 'react';
import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import styles from '#src/components/account/account-page.module.css';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { NewsletterList } from '#src/components/account/newsletters/newsletter-list.tsx';
import { newsletterStrings } from '#src/components/account/newsletters/strings.ts';
import { RowsSkeleton } from '#src/components/account/rows-skeleton.tsx';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { useSwitching } from '#src/components/account/use-switching.tsx';
import {
  fetchSample,
  loadNewsletters,
  setSubscription,
  useNewsletters,
} from '#src/state/interests/newsletters.ts';
import { useOnline } from '#src/state/network/online.ts';
import { useUser } from '#src/state/session/session.ts';
import { messages } from '#src/strings/messages.ts';
import { Notice } from '#src/ui/notice.tsx';
import { strings } from './strings.ts';

type Props = { brand: PublicBrand; api: () => Promise<Api> };

/** All newsletters, each with a switch to subscribe to it. ACC-07 */
export function NewslettersScreen({ brand, api }: Props) {
  return (
    <AccountPage brand={brand} currentScreen="newsletters">
      <Newsletters brand={brand} api={api} />
    </AccountPage>
  );
}

function Newsletters({ brand, api }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const online = useOnline();
  const user = useUser();
  const newsletters = useNewsletters();
  const { loadable, reload } = useLoaded(useCallback(() => loadNewsletters(api), [api]));
  const { toast, change } = useSwitching({
    send: (slug, on) => setSubscription(api, slug, on),
    onMessage: messages.newsletter_subscribed,
    offMessage: messages.newsletter_unsubscribed,
    forbidden: newsletterStrings.forbidden,
    onUndone: () => title.current?.focus(),
  });
  const loadSample = useCallback((slug: string) => fetchSample(api, slug), [api]);
  return (
    <>
      <header className={styles.head}>
        <h1 className="t-1" tabIndex={-1} ref={title}>
          {strings.title}
        </h1>
        <p className="deck s">{strings.intro}</p>
      </header>
      <LoadedPart loadable={loadable} onRetry={reload} skeleton={<RowsSkeleton />}>
        {() => (
          <div className={styles.form}>
            {!online && <Notice tone="warning">{strings.offline}</Notice>}
            <p className={`meta ${styles.count}`}>
              <b role="status">{strings.count(newsletters.filter(({ subscribed }) => subscribed).length)}</b>{' '}
              {user && strings.sentTo(user.email)}
            </p>
            <NewsletterList
              newsletters={newsletters}
              online={online}
              onSwitch={change}
              loadSample={loadSample}
              newsstandOrigin={brand.newsstandOrigin ?? ''}
            />
          </div>
        )}
      </LoadedPart>
      {toast}
    </>
  );
}
