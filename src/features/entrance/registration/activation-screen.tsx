import { activateAccount } from '#api/account/registration.ts';
import type { Api } from '#api/clients.ts';
import { errorKindOf } from '#domain/api-error.ts';
import { entrancePath } from '#domain/entrance-addresses.ts';
import type { EntranceQuery } from '#domain/entrance-query.ts';
import { Activation } from '#domain/validation/account-forms.ts';
import { EntrancePage, type EntranceProps } from '#src/components/entrance/entrance-page.tsx';
import { useNavigateTo } from '#src/components/entrance/use-navigate-to.ts';
import { Form } from '#src/components/forms/form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { CodeField, EmailField } from '#src/ui/form/field.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import styles from './registration-screen.module.css';
import { ResendCode } from './resend-code.tsx';
import { motto, activationStrings as strings } from './strings.ts';

type Props = EntranceProps & { api: () => Promise<Api>; query: EntranceQuery };

/**
 * Activates the account with the mailed code and the password chosen at registration, then leads to the sign-in. A
 * reader who did not choose that password can set another. ACC-02
 */
export function ActivationScreen({ brand, covers, api, query }: Props) {
  const go = useNavigateTo();
  const { redirect_uri, email } = query;
  const form = useForm({
    schema: Activation,
    submit: async ({ email, codice: code, password }) => {
      await activateAccount(await api(), { email, code, password });
      go(entrancePath('signIn', { redirect_uri, email, avviso: 'account_activated' }));
      return 'leaving';
    },
    explain: (error) =>
      errorKindOf(error) === 'invalid-credentials'
        ? { field: 'password', message: strings.anotherPassword }
        : null,
  });
  return (
    <EntrancePage brand={brand} covers={covers} motto={motto}>
      <h1 className="t-2" tabIndex={-1}>
        {strings.title}
      </h1>
      <p className={`deck s ${styles.intro}`}>{email ? strings.intro(email) : strings.introAlone}</p>
      <Form
        state={form}
        labels={strings.labels}
        submit={strings.submit}
        after={<ResendCode api={api} form={form.element} redirectUri={redirect_uri} />}
      >
        <EmailField
          name="email"
          label={strings.labels.email}
          defaultValue={email}
          error={form.errors.email}
        />
        <CodeField
          name="codice"
          label={strings.labels.codice}
          hint={strings.hint}
          error={form.errors.codice}
        />
        <PasswordField
          name="password"
          label={strings.labels.password}
          autoComplete="current-password"
          error={form.errors.password}
        />
      </Form>
      <p className={styles.signIn}>
        {strings.notMine}{' '}
        <AppLink className="link tap" href={entrancePath('forgotPassword', { redirect_uri, email })}>
          {strings.choose}
        </AppLink>
      </p>
      <p className={styles.signIn}>
        {strings.haveAccount}{' '}
        <AppLink className="link tap" href={entrancePath('signIn', { redirect_uri, email })}>
          {strings.signIn}
        </AppLink>
      </p>
    </EntrancePage>
  );
}
