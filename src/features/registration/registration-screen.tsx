import { register } from '#api/account/register.ts';
import type { Api } from '#api/clients.ts';
import { entrancePath } from '#domain/entrance-addresses.ts';
import type { EntranceQuery } from '#domain/entrance-query.ts';
import { EntrancePage, type EntranceProps } from '#src/paper/entrance/entrance-page.tsx';
import { useGo } from '#src/paper/entrance/use-go.ts';
import { Form } from '#src/paper/forms/form.tsx';
import { PasswordRules } from '#src/paper/forms/password-rules.tsx';
import { useForm } from '#src/paper/forms/use-form.ts';
import { AppLink } from '#src/ui/app-link.tsx';
import { EmailField, Field } from '#src/ui/form/field.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { Consents } from './consents.tsx';
import styles from './registration-screen.module.css';
import { RegistrationForm } from './schema.ts';
import { motto, strings } from './strings.ts';

type Props = EntranceProps & { api: () => Promise<Api>; query: EntranceQuery };

/** Registers a person; the account opens with the code that is mailed. ACC-09, VAL-01 */
export function RegistrationScreen({ brand, covers, api, query }: Props) {
  const go = useGo();
  const { redirect_uri } = query;
  const form = useForm({
    schema: RegistrationForm,
    submit: async ({ email, password, nome, cognome, marketing, profilazione, terzi }) => {
      const person = { email, password, name: nome, surname: cognome };
      const consents = { marketing, profiling: profilazione, thirdParties: terzi };
      await register(await api(), {
        ...person,
        ...consents,
        ...(redirect_uri && { redirectUri: redirect_uri }),
      });
      go(entrancePath('activate', { redirect_uri, email }));
      return 'leaving';
    },
  });
  const { labels } = strings;
  const { errors } = form;
  return (
    <EntrancePage brand={brand} covers={covers} motto={motto} wide>
      <h1 className={`t-2 ${styles.title}`} tabIndex={-1}>
        {strings.title}
      </h1>
      <Form state={form} labels={labels} submit={strings.submit}>
        <div className={styles.pair}>
          <Field name="nome" label={labels.nome} autoComplete="given-name" error={errors.nome} />
          <Field name="cognome" label={labels.cognome} autoComplete="family-name" error={errors.cognome} />
        </div>
        <EmailField name="email" label={labels.email} defaultValue={query.email} error={errors.email} />
        <div className={styles.pair}>
          <PasswordField
            name="password"
            label={labels.password}
            autoComplete="new-password"
            error={errors.password}
          />
          <PasswordField
            name="conferma"
            label={labels.conferma}
            autoComplete="new-password"
            error={errors.conferma}
          />
        </div>
        <PasswordRules form={form.element} name="password" />
        <Consents errors={errors} privacyUrl={privacyUrlOf(brand)} />
      </Form>
      <p className={styles.signIn}>
        {strings.haveAccount}{' '}
        <AppLink className="link" href={entrancePath('signIn', { redirect_uri })}>
          {strings.signIn}
        </AppLink>
      </p>
    </EntrancePage>
  );
}

/** As the footer has it. */
const privacyUrlOf = ({ footer }: Props['brand']) => footer.find(({ url }) => url.endsWith('/privacy'))?.url;
