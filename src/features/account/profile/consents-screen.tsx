import { useCallback, useRef } from 'react';
import { changeConsent, getConsents } from '#api/account/profile.ts';
import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import { CONSENTS } from '#domain/consents.ts';
import type { Day } from '#domain/newsstand.ts';
import account from '#src/components/account/account-page.module.css';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { FormSkeleton } from '#src/components/account/form-skeleton.tsx';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import saved from '#src/components/account/saved-form.module.css';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { useSwitching } from '#src/components/account/use-switching.tsx';
import { useOnline } from '#src/state/network/online.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Switch } from '#src/ui/switch.tsx';
import { ConsentHistory } from './consent-history.tsx';
import styles from './profile.module.css';
import { ProfileTabs } from './profile-tabs.tsx';
import { consentStrings as strings } from './strings.ts';

type Props = { brand: PublicBrand; api: () => Promise<Api>; today: Day };

/** The reader's consents, each with a switch that saves it immediately, and their history. ACC-06 */
export function ConsentsScreen({ brand, ...props }: Props) {
  return (
    <AccountPage brand={brand} currentScreen="consents">
      <Consents {...props} />
    </AccountPage>
  );
}

function Consents({ api, today }: Omit<Props, 'brand'>) {
  const title = useRef<HTMLHeadingElement>(null);
  const online = useOnline();
  const { loadable, reload, setData } = useLoaded(useCallback(async () => getConsents(await api()), [api]));
  const { toast, change } = useSwitching({
    send: async (name, on) => {
      const consent = CONSENTS.find((item) => item === name);
      if (consent) setData(await changeConsent(await api(), consent, on));
    },
    onMessage: strings.granted,
    offMessage: strings.revoked,
    onUndone: () => title.current?.focus(),
  });
  return (
    <>
      <header className={account.head}>
        <h1 className="t-1" tabIndex={-1} ref={title}>
          {strings.title}
        </h1>
        <p className="deck s">{strings.intro}</p>
      </header>
      <ProfileTabs tab="consents" />
      <LoadedPart loadable={loadable} onRetry={reload} skeleton={<FormSkeleton />}>
        {({ granted, history }) => (
          <>
            <ul className={`hr ${styles.consents} ${saved.column}`} aria-label={strings.list}>
              {CONSENTS.map((consent) => (
                <li key={consent}>
                  <Switch
                    {...strings.consents[consent]}
                    checked={granted[consent]}
                    disabled={!online}
                    onChange={(on) => change(consent, on)}
                  />
                </li>
              ))}
            </ul>
            {!online && <Notice tone="warning">{strings.offline}</Notice>}
            <ConsentHistory history={history} today={today} />
          </>
        )}
      </LoadedPart>
      {toast}
    </>
  );
}
