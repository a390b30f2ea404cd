import type { Api } from '#api/clients.ts';
import { entrancePath } from '#domain/entrance-addresses.ts';
import type { EntranceQuery } from '#domain/entrance-query.ts';
import { EntrancePage, type EntranceProps } from '#src/components/entrance/entrance-page.tsx';
import { useNavigateTo } from '#src/components/entrance/use-navigate-to.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { RegistrationForm } from './registration-form.tsx';
import styles from './registration-screen.module.css';
import { motto, strings } from './strings.ts';

type Props = EntranceProps & { api: () => Promise<Api>; query: EntranceQuery };

/** Registers a person, a company or a public body; the account is activated with a mailed code. ACC-09, VAL-01 */
export function RegistrationScreen({ brand, covers, api, query }: Props) {
  const go = useNavigateTo();
  const { redirect_uri } = query;
  return (
    <EntrancePage brand={brand} covers={covers} motto={motto} wide>
      <h1 className={`t-2 ${styles.title}`} tabIndex={-1}>
        {strings.title}
      </h1>
      <RegistrationForm
        brand={brand}
        api={api}
        email={query.email}
        redirectUri={redirect_uri}
        onDone={(email) => go(entrancePath('activate', { redirect_uri, email }))}
      />
      <p className={styles.signIn}>
        {strings.haveAccount}{' '}
        <AppLink className="link tap" href={entrancePath('signIn', { redirect_uri })}>
          {strings.signIn}
        </AppLink>
      </p>
    </EntrancePage>
  );
}
