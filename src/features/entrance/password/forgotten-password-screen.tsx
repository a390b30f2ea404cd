import { forgotPassword } from '#api/account/forgotten-password.ts';
import type { Api } from '#api/clients.ts';
import { entrancePath } from '#domain/entrance-addresses.ts';
import type { EntranceQuery } from '#domain/entrance-query.ts';
import { EntrancePage, type EntranceProps } from '#src/components/entrance/entrance-page.tsx';
import { useNavigateTo } from '#src/components/entrance/use-navigate-to.ts';
import { Form } from '#src/components/forms/form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { EmailField } from '#src/ui/form/field.tsx';
import styles from './password-screens.module.css';
import { ForgottenPassword } from './schema.ts';
import { motto, forgottenStrings as strings } from './strings.ts';

type Props = EntranceProps & { api: () => Promise<Api>; query: EntranceQuery };

/** Requests a mailed code for setting a new password; an address without an account gets the same answer. ACC-02 */
export function ForgottenPasswordScreen({ brand, covers, api, query }: Props) {
  const go = useNavigateTo();
  const { redirect_uri } = query;
  const form = useForm({
    schema: ForgottenPassword,
    submit: async ({ email }) => {
      await forgotPassword(await api(), email, redirect_uri);
      go(entrancePath('newPassword', { redirect_uri, email }));
      return 'leaving';
    },
  });
  return (
    <EntrancePage brand={brand} covers={covers} motto={motto}>
      <h1 className="t-2" tabIndex={-1}>
        {strings.title}
      </h1>
      <p className={`deck s ${styles.intro}`}>{strings.intro}</p>
      <Form state={form} labels={strings.labels} submit={strings.submit}>
        <EmailField
          name="email"
          label={strings.labels.email}
          defaultValue={query.email}
          error={form.errors.email}
        />
      </Form>
      <p className={styles.back}>
        <AppLink className="link tap" href={entrancePath('signIn', { redirect_uri, email: query.email })}>
          {strings.back}
        </AppLink>
      </p>
    </EntrancePage>
  );
}
