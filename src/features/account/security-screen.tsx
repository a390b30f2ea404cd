import { type ReactNode, useCallback } from 'react';
import { getUser } from '#api/account/session.ts';
import type { Api } from '#api/clients.ts';
import type { PublicBrand } from '#domain/brands/public-brand.ts';
import type { Day } from '#domain/newsstand.ts';
import type { User } from '#domain/reader.ts';
import styles from '#src/components/account/account-page.module.css';
import { AccountPage } from '#src/components/account/account-page.tsx';
import { LoadedPart } from '#src/components/account/loaded-part.tsx';
import { useLoaded } from '#src/components/account/use-loaded.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { securityStrings as strings } from './strings.ts';

type Props = {
  brand: PublicBrand;
  api: () => Promise<Api>;
  today: Day;
  /** Further account actions below the passkeys. */
  children: ReactNode;
};

/** E-mail, user name, password and passkeys with which the reader signs in. NAV-16, ACC-02 */
export function SecurityScreen({ brand, children, ...props }: Props) {
  return (
    <AccountPage brand={brand} currentScreen="security">
      <Security {...props} />
      {children}
    </AccountPage>
  );
}

function Security({ api, today }: Omit<Props, 'brand' | 'children'>) {
  const { loadable, reload } = useLoaded(useCallback(async () => getUser(await api()), [api]));
  return (
    <>
      <header className={styles.head}>
        <h1 className="t-1" tabIndex={-1}>
          {strings.title}
        </h1>
        <p className="deck s">{strings.intro}</p>
      </header>
      <LoadedPart loadable={loadable} onRetry={reload}>
        {(user) => <Facts user={user} />}
      </LoadedPart>
      <section className={styles.block}>
        <h2>{strings.password}</h2>
        <p>{strings.passwordText}</p>
        <ButtonLink href="/user/profile/edit-password" look="plain">
          {strings.changePassword}
        </ButtonLink>
      </section>
      <PasskeysSection api={api} today={today} />
    </>
  );
}

function Facts({ user: { name, surname, email, username } }: { user: User }) {
  return (
    <section className={styles.block}>
      <h2>{strings.you}</h2>
      <dl className={styles.facts}>
        <dt>{strings.name}</dt>
        <dd>{`${name} ${surname}`}</dd>
        <dt>{strings.email}</dt>
        <dd>{email}</dd>
        <dt>{strings.username}</dt>
        <dd>{username}</dd>
      </dl>
    </section>
  );
}
