import { resetPassword } from '#api/account/forgotten-password.ts';
import type { Api } from '#api/clients.ts';
import { entrancePath } from '#domain/entrance-addresses.ts';
import type { EntranceQuery } from '#domain/entrance-query.ts';
import { EntrancePage, type EntranceProps } from '#src/components/entrance/entrance-page.tsx';
import { useNavigateTo } from '#src/components/entrance/use-navigate-to.ts';
import { Form } from '#src/components/forms/form.tsx';
import { PasswordRules } from '#src/components/forms/password-rules.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { CodeField, EmailField } from '#src/ui/form/field.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import styles from './password-screens.module.css';
import { ResetForm } from './schema.ts';
import { motto, resetStrings as strings } from './strings.ts';

type Props = EntranceProps & { api: () => Promise<Api>; query: EntranceQuery };

/** Sets a new password with the mailed code, then leads to the sign-in. ACC-02, VAL-01 */
export function NewPasswordScreen({ brand, covers, api, query }: Props) {
  const go = useNavigateTo();
  const { redirect_uri, email } = query;
  const form = useForm({
    schema: ResetForm,
    submit: async ({ email, codice: code, password }) => {
      await resetPassword(await api(), { email, code, password });
      go(entrancePath('signIn', { redirect_uri, email, avviso: 'password_changed' }));
      return 'leaving';
    },
  });
  const { labels } = strings;
  const { errors } = form;
  return (
    <EntrancePage brand={brand} covers={covers} motto={motto}>
      <h1 className="t-2" tabIndex={-1}>
        {strings.title}
      </h1>
      <p className={`deck s ${styles.intro}`}>
        {email ? strings.intro(email) : strings.introAlone} {strings.signsOutEverywhere}
      </p>
      <Form state={form} labels={labels} submit={strings.submit}>
        <EmailField name="email" label={labels.email} defaultValue={email} error={errors.email} />
        <CodeField name="codice" label={labels.codice} hint={strings.hint} error={errors.codice} />
        <PasswordField
          name="password"
          label={labels.password}
          autoComplete="new-password"
          error={errors.password}
        />
        <PasswordRules form={form.element} name="password" />
        <PasswordField
          name="conferma"
          label={labels.conferma}
          autoComplete="new-password"
          error={errors.conferma}
        />
      </Form>
      <p className={styles.back}>
        <AppLink className="link tap" href={entrancePath('forgotPassword', { redirect_uri, email })}>
          {strings.another}
        </AppLink>
      </p>
    </EntrancePage>
  );
}
